/** An address as limits count it. */
export type Counted = {
  /** An IPv4 address, or the first 64 bits of an IPv6 one: its owner has all that follow. */
  visitor: string
  /** The first 48 bits of an IPv6 address, which one customer may have as well; null for IPv4. */
  network: string | null
}

/**
 * What to count an address by.
 * @param address as a connection or a proxy names it; what is no IPv6 address is taken as it is
 */
export function countedAddress(address: string): Counted {
  const groups = address.includes(':') ? ipv6Groups(address) : null
  if (!groups) return { visitor: address, network: null }
  // IPv4 on a socket that takes both.
  if (groups.slice(0, 6).join() === '0,0,0,0,0,ffff') {
    const bytes = groups.slice(6).flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255])
    return { visitor: bytes.join('.'), network: null }
  }
  const first = (count: number) => `${groups.slice(0, count).join(':')}::/${count * 16}`
  return { visitor: first(4), network: first(3) }
}

/** A platform's own header, which callers cannot set, else the last entry of the list, which the nearest proxy wrote. */
export function callerAddress(headers: Headers): string | undefined {
  const list = headers.get('cf-connecting-ip') ?? headers.get('x-forwarded-for')?.split(',').at(-1)
  return list?.trim() || undefined
}

/** The eight groups without leading zeros, or null. */
function ipv6Groups(address: string): string[] | null {
  const bare = address.replace(/^\[/, '').replace(/[\]%].*$/s, '')
  if (!URL.canParse(`http://[${bare}]`)) return null
  const [front = '', back = ''] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::')
  const [left, right] = [front, back].map((part) => part.split(':').filter(Boolean)) as [string[], string[]]
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right]
}
