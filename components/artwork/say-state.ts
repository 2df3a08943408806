import type { Reason } from '../../lib/artwork/sending/refusal.ts'
import type { Item } from '../../lib/artwork/sending/sender.ts'
import { writeBytes } from '../../lib/artwork/verdict/write.ts'
import { fill } from '../../lib/content/fill.ts'
import type { ArtworkData } from '../../lib/content/artwork-data.ts'

/** An upload's state in a few words, with details if there are any. */
export function sayState(item: Item, words: ArtworkData): { head: string; rest?: string } {
  const { sending, bytes } = words
  const sent = writeBytes(item.sent, bytes)
  switch (item.state) {
    case 'sending':
      return {
        head: fill(sending.progress, { sent, all: writeBytes(item.bytes, bytes) }),
      }
    case 'paused':
      return { head: fill(sending.paused, { sent }), rest: item.why && sending.why[item.why] }
    case 'failed':
      return { head: sending.failed, rest: item.reason && sayReason(item.reason, words) }
    default:
      return { head: sending[item.state] }
  }
}

/** Problems with the file itself use the check's wording. */
function sayReason(reason: Reason, { sending: { reasons }, findings }: ArtworkData): string {
  if (reason in reasons) return reasons[reason as keyof typeof reasons]
  const sentence = reason in findings ? findings[reason as 'large'] : findings.unknown
  return sentence
}
