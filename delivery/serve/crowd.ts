import type { EventEmitter } from 'node:events'
import { countedAddress } from '../../supabase/functions/_shared/address.ts'

/** Posts under way, per network and in total: a form holds up to 1 MB, a part of a file 5 MB. */
export const posts = { ofOne: 64, inAll: Infinity }
/** Forms with whole files, from browsers without script: each holds a few copies of a part, and may take long. */
export const filePosts = { ofOne: 2, inAll: 20 }
/** Connections, which cost memory: a browser has six, an office behind one address some dozens. */
export const connections = { ofOne: 100, inAll: 1_000 }

/** Counts what is under way per visitor's address; for IPv6, per network that one customer may have. */
export function countCrowd({ ofOne, inAll }: typeof posts) {
  let all = 0
  const underWay = new Map<string, number>()
  /** @returns whether one more is allowed; it counts until it closes */
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
