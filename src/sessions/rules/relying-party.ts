/** The name and the origin to which browsers bind passkeys. */
export interface RelyingParty {
  id: string
  origin: string
}

const ADDRESS = /^(?:\d+\.\d+\.\d+\.\d+|\[.*\])$/

/**
 * Browsers support passkeys over https with a host name, not an IP address, and on this machine, which must be called
 * `localhost`. `null` = the address of the service is none of these.
 */
export function relyingPartyOf(publicUrl: string): RelyingParty | null {
  const { protocol, hostname, port, origin } = new URL(publicUrl)
  if (protocol === 'https:') return ADDRESS.test(hostname) ? null : { id: hostname, origin }
  if (hostname === 'localhost' || hostname.endsWith('.localhost')) return { id: hostname, origin }
  if (hostname !== '[::1]' && !/^127\.\d+\.\d+\.\d+$/.test(hostname)) return null
  return { id: 'localhost', origin: `http://localhost${port === '' ? '' : `:${port}`}` }
}
