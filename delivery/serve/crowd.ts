import type { EventEmitter } from 'node:events'
import { countedAddress } from '../../supabase/functions/_shared/address.ts'

/** Posts under way, of one network and in all: a form holds up to 1 MB, a part of a file 5 MB. */
export const posts = { ofOne: 64, inAll: Infinity }
/** Forms with whole files, from browsers without script: each holds a part of one, some copies of it, and may take long. */
export const filePosts = { ofOne: 2, inAll: 20 }
/** Connections: a browser has six, an office behind one address some dozens. What one holds is memory. */
export const connections = { ofOne: 100, inAll: 1_000 }

/** Counts what is under way by the visitor's address, of IPv6 by the network that one customer may have. */
export function countCrowd({ ofOne, inAll }: typeof posts) {
  let all = 0
  const underWay = new Map<string, number>()
  /** @returns whether there may be one more; it counts until it closes */
  return (address: string, one: Pick<EventEmitter, 'once'>): boolean => {
    const { visitor, network } = countedAddress(address)
    const key = network ?? visitor
    const count = (underWay.get(key) ?? 0) + 1
    if (count > ofOne || all >= inAll) return false
    underWay.set(key, count)
    all += 1
    one.once('close', () => {
      all -= 1
      const left = (underWay.get(key) ?? 0) - 1
      if (left > 0) underWay.set(key, left)
      else underWay.delete(key)
    })
    return true
  }
}
