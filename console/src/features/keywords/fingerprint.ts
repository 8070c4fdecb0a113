const PRIME = 16_777_619
const BASIS = 2_166_136_261

/** A short hash of values (FNV-1a), so that the cache key of a thousand keywords is short. */
export function fingerprint(values: unknown): string {
  const text = JSON.stringify(values)
  let hash = BASIS
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME)
  return `${text.length.toString(36)}-${(hash >>> 0).toString(36)}`
}
