/** Whom passkeys are made for: the name and the origin that browsers bind them to. */
export interface RelyingParty {
  id: string
  origin: string
}

const ADDRESS = /^(?:\d+\.\d+\.\d+\.\d+|\[.*\])$/

/**
 * Browsers know passkeys over https, under a name and not under a number, and on this machine, which they want called
 * `localhost`. `null` where the address of the service is none of these.
 */
export function relyingPartyOf(publicUrl: string): RelyingParty | null {
  const { protocol, hostname, port, origin } = new URL(publicUrl)
  if (protocol === 'https:') return ADDRESS.test(hostname) ? null : { id: hostname, origin }
  if (hostname === 'localhost' || hostname.endsWith('.localhost')) return { id: hostname, origin }
  if (hostname !== '[::1]' && !/^127\.\d+\.\d+\.\d+$/.test(hostname)) return null
  return { id: 'localhost', origin: `http://localhost${port === '' ? '' : `:${port}`}` }
}
