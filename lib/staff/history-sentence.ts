import { fill } from '../content/fill.ts'
import { type SubmissionsWords, deskWords } from '../content/desk.ts'
import { writeCalendarDay } from '../request/write-time.ts'
import { shortDateTime } from './dates.ts'
import type { HistoryEntry } from './submission.ts'

/** A person's change to a ticket, as a sentence, without a note's text. */
export function historySentence(entry: HistoryEntry, words: SubmissionsWords): string {
  const { change, by, value, signed = '' } = entry
  const { changes } = words.work
  const ownerWords = value === by ? changes.took : changes.owner
  const sentences: Record<HistoryEntry['change'], string> = {
    ...changes,
    owner: value ? ownerWords : changes.released,
    released: changes.left,
    reply: value ? changes.replyOn : changes.reply,
    reminder: value ? changes.reminder : changes.awake,
    // Without a name it follows from an action of the visitor.
    ...(by
      ? { accepted: changes.recorded }
      : { status: changes.became, step: changes.stepBecame, 'not spam': changes.unflagged }),
  }
  const sentence = sentences[change]
  const ids: Record<string, Record<string, string>> = {
    status: words.statuses,
    reason: deskWords().lostBy.reasons,
    step: { ...deskWords().order.steps, '': deskWords().order.steps.none },
  }
  const names = ids[change] ?? {}
  const moment = change === 'reminder' && value ? shortDateTime(value, words.timeZone) : value
  const day = change === 'day' ? writeCalendarDay(value) : moment
  return fill(sentence, { by, signed, value: names[value] ?? day })
}
