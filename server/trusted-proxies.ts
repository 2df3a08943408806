import { BlockList, isIP } from 'node:net'
import type { IncomingHttpHeaders } from 'node:http'

/** Set by proxies, but anybody can send them. */
const proxyHeaders = ['x-forwarded-for', 'x-forwarded-port', 'x-forwarded-proto']

/** How many of these addresses, nearest first, are our proxies. */
type Count = (addresses: string[]) => number

/**
 * Reads TRUSTED_PROXIES: how many proxies every request passes, or their addresses (`10.0.0.1, 10.1.0.0/16`). Proxies
 * on this machine are trusted in addition to these addresses, and are the only ones without the setting.
 * @throws Error with one plain sentence when it is neither
 */
export function readTrustedProxies(setting = ''): Count {
  if (/^\d+$/.test(setting)) return () => Number(setting)
  const list = new BlockList()
  list.addSubnet('127.0.0.0', 8, 'ipv4')
  list.addAddress('::1', 'ipv6')
  for (const entry of setting.split(',').map((one) => one.trim())) if (entry) addRange(list, entry)
  return (addresses) => {
    const first = addresses.findIndex((address) => !isIP(address) || !list.check(address, familyOf(address)))
    return first < 0 ? addresses.length : first
  }
}

/**
 * Leaves only what our own proxies say about the visitor in the headers, and a single address: the visitor's.
 * @param address the other end of the connection
 */
export function applyProxyHeaders(headers: IncomingHttpHeaders, address: string, count: Count) {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',')
  const chain = [address, ...forwarded.reverse()].map((one) => one.trim()).filter(Boolean)
  const ours = count(chain)
  if (ours === 0) for (const name of proxyHeaders) delete headers[name]
  // Next would check a form's Origin against it, but most proxies pass it on unchanged: the host is in Host.
  delete headers['x-forwarded-host']
  headers['x-forwarded-for'] = chain[Math.min(ours, chain.length - 1)] ?? address
}

function addRange(list: BlockList, entry: string) {
  const [address = '', length] = entry.split('/')
  try {
    if (length === undefined) list.addAddress(address, familyOf(address))
    else list.addSubnet(address, Number(length), familyOf(address))
  } catch {
    throw new Error(
      `TRUSTED_PROXIES has "${entry}" in it. Set it to the number of proxies, or to their addresses with commas between.`,
    )
  }
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')
