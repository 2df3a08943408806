import type { ServerResponse } from 'node:http'
import { countedAddress } from '../../supabase/functions/_shared/address.ts'

/** Most that may be under way, of one visitor and in all: a form holds up to 1 MB, a part of a file 5 MB. */
const posts = { ofOne: 64, inAll: Infinity }
/** Forms with whole files, from browsers without script: each holds a part of one, some copies of it, and may take long. */
export const filePosts = { ofOne: 2, inAll: 20 }

/** Counts the posts under way, by visitor. */
export function countPosts({ ofOne, inAll } = posts) {
  let all = 0
  const underWay = new Map<string, number>()
  /** @returns whether this visitor may begin another post; it counts until its answer is out or its connection gone */
  return (address: string, response: ServerResponse): boolean => {
    const { visitor } = countedAddress(address)
    const count = (underWay.get(visitor) ?? 0) + 1
    if (count > ofOne || all >= inAll) return false
    underWay.set(visitor, count)
    all += 1
    response.once('close', () => {
      all -= 1
      const left = (underWay.get(visitor) ?? 0) - 1
      if (left > 0) underWay.set(visitor, left)
      else underWay.delete(visitor)
    })
    return true
  }
}
