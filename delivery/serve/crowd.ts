import type { ServerResponse } from 'node:http'
import { countedAddress } from '../../supabase/functions/_shared/address.ts'

/** Most posts that one visitor may have under way: each holds up to 1 MB. */
const postsAtOnce = 64

/** Counts the posts under way, by visitor. */
export function countPosts() {
  const underWay = new Map<string, number>()
  /** @returns whether this visitor may begin another post; it counts until its answer is out or its connection gone */
  return (address: string, response: ServerResponse): boolean => {
    const { visitor } = countedAddress(address)
    const count = (underWay.get(visitor) ?? 0) + 1
    if (count > postsAtOnce) return false
    underWay.set(visitor, count)
    response.once('close', () => {
      const left = (underWay.get(visitor) ?? 0) - 1
      if (left > 0) underWay.set(visitor, left)
      else underWay.delete(visitor)
    })
    return true
  }
}
