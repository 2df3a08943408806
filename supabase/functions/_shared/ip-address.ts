/** An address in the form that rate limits count. */
export type Counted = {
  /** An IPv4 address, or an IPv6 /64, since its owner has every address in it. */
  visitor: string
  /** The IPv6 /48, which one customer may own as well; null for IPv4. */
  network: string | null
}

/** Reduces an address, as a connection or proxy names it, to its counted form; anything but IPv6 is used as is. */
export function countedAddress(address: string): Counted {
  const groups = address.includes(':') ? ipv6Groups(address) : null
  if (!groups) return { visitor: address, network: null }
  // IPv4 on a dual-stack socket.
  if (groups.slice(0, 6).join() === '0,0,0,0,0,ffff') {
    const bytes = groups.slice(6).flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255])
    return { visitor: bytes.join('.'), network: null }
  }
  const first = (count: number) => `${groups.slice(0, count).join(':')}::/${count * 16}`
  return { visitor: first(4), network: first(3) }
}

/** A platform's own header, which callers cannot set, or else the last entry of the list, written by the nearest proxy. */
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
