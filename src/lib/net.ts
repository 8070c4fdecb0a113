import { BlockList, isIP, isIPv4 } from 'node:net'

/** A range of addresses, parsed from `10.0.0.0/8`, `2001:db8::/32` or a single address. */
export interface Range {
  family: 'ipv4' | 'ipv6'
  address: string
  prefix: number
}

const MAPPED = /^::ffff:(?:(\d+\.\d+\.\d+\.\d+)|([0-9a-f]{1,4}):([0-9a-f]{1,4}))$/

/**
 * The canonical form of an address: lower case, IPv6 shortened as in RFC 5952, `::ffff:a.b.c.d` as IPv4. `null` for
 * everything else: zones, octal or shortened IPv4, ports, brackets, spaces.
 */
export function normaliseAddress(text: string): string | null {
  if (isIPv4(text)) return text
  if (isIP(text) !== 6 || text.includes('%')) return null
  const short = new URL(`http://[${text}]`).hostname.slice(1, -1)
  const mapped = MAPPED.exec(short)
  if (!mapped) return short
  if (mapped[1]) return mapped[1]
  const [high, low] = [Number.parseInt(mapped[2] ?? '0', 16), Number.parseInt(mapped[3] ?? '0', 16)]
  return `${high >> 8}.${high & 255}.${low >> 8}.${low & 255}`
}

const PREFIX = /^(?:0|[1-9]\d{0,2})$/

/** Parses a CIDR range or a single address; `null` = neither. Bits beyond the prefix are cleared. */
export function parseRange(text: string): Range | null {
  const [given = '', length, ...rest] = text.split('/')
  const address = normaliseAddress(given)
  if (address === null || rest.length > 0) return null
  const family = isIPv4(address) ? 'ipv4' : 'ipv6'
  const bits = family === 'ipv4' ? 32 : 128
  if (length === undefined) return { family, address, prefix: bits }
  if (!PREFIX.test(length)) return null
  // `::ffff:10.0.0.0/104` counts its prefix in IPv6 bits.
  const prefix = Number(length) - (family === 'ipv4' && given.includes(':') ? 96 : 0)
  if (prefix < 0 || prefix > bits) return null
  return { family, address: firstOf(address, family, prefix), prefix }
}

export const rangeText = (range: Range): string => `${range.address}/${range.prefix}`

function firstOf(address: string, family: 'ipv4' | 'ipv6', prefix: number): string {
  const groups = family === 'ipv4' ? address.split('.').map(Number) : groupsOf(address)
  const size = family === 'ipv4' ? 8 : 16
  const cleared = groups.map((group, index) => {
    const kept = Math.min(size, Math.max(0, prefix - index * size))
    return group & ~((1 << (size - kept)) - 1)
  })
  if (family === 'ipv4') return cleared.join('.')
  return normaliseAddress(cleared.map((group) => group.toString(16)).join(':')) ?? address
}

function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::')
  const read = (part: string) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16)))
  if (tail === undefined) return read(head)
  const [front, back] = [read(head), read(tail)]
  return [...front, ...Array.from({ length: 8 - front.length - back.length }, () => 0), ...back]
}

/** A test for many addresses against the same ranges (a few µs for a thousand). */
export function rangeTest(ranges: readonly Range[]): (address: string) => boolean {
  if (ranges.length === 0) return () => false
  const list = new BlockList()
  for (const { address, prefix, family } of ranges) list.addSubnet(address, prefix, family)
  return (text) => {
    const address = normaliseAddress(text)
    return address !== null && list.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')
  }
}

export const inRanges = (address: string, ranges: readonly Range[]): boolean => rangeTest(ranges)(address)

const LOOPBACK = rangeTest([
  { family: 'ipv4', address: '127.0.0.0', prefix: 8 },
  { family: 'ipv6', address: '::1', prefix: 128 },
])

export const isLoopback = (address: string): boolean => LOOPBACK(address)

/** The network by which limits count: the IPv4 address itself, the /64 of an IPv6 address; or wider ones. */
export function networkOf(address: string, ipv4 = 32, ipv6 = 64): string {
  const plain = normaliseAddress(address)
  if (plain === null) return 'unknown'
  if (!isIPv4(plain)) return `${firstOf(plain, 'ipv6', ipv6)}/${ipv6}`
  return ipv4 === 32 ? plain : `${firstOf(plain, 'ipv4', ipv4)}/${ipv4}`
}

const ranges = (text: string): Range[] =>
  text
    .split(/\s+/)
    .map(parseRange)
    .filter((range) => range !== null)

/** IPv4 blocks that are not public, as IANA lists them, and those where clouds serve secrets. */
const SPECIAL_IPV4 = rangeTest(
  ranges(`0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 168.63.129.16 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24
  192.0.2.0/24 192.31.196.0/24 192.52.193.0/24 192.88.99.0/24 192.168.0.0/16 192.175.48.0/24 198.18.0.0/15
  198.51.100.0/24 203.0.113.0/24 224.0.0.0/3`),
)
/** Only allocated unicast is public; this excludes mapped, NAT64, unique local, link-local, multicast. */
const UNICAST_IPV6 = rangeTest(ranges('2000::/3'))
/** Teredo, benchmarks and similar; documentation; 6to4, which contains an IPv4 address; AS112; the former 6bone. */
const SPECIAL_IPV6 = rangeTest(ranges('2001::/23 2001:db8::/32 2002::/16 2620:4f:8000::/48 3ffe::/16 3fff::/20'))

/** Whether it can be a public host on the internet. Unknown ranges are not public. */
export function isPublicAddress(address: string): boolean {
  const plain = normaliseAddress(address)
  if (plain === null) return false
  return isIPv4(plain) ? !SPECIAL_IPV4(plain) : UNICAST_IPV6(plain) && !SPECIAL_IPV6(plain)
}
