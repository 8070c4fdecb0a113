const PRIME = 16_777_619
const BASIS = 2_166_136_261

/** A short text that is another one if the values are others (FNV-1a): of a thousand keywords a key of a few letters. */
export function fingerprint(values: unknown): string {
  const text = JSON.stringify(values)
  let hash = BASIS
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME)
  return `${text.length.toString(36)}-${(hash >>> 0).toString(36)}`
}
