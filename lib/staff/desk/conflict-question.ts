import { submissionsWords } from '../../content/submissions.ts'
import { workplaceWords } from '../../content/workplace.ts'
import type { WholeTicket } from './ticket.ts'

type Met = { change: 'status' | 'owner' | 'spam'; by: string; at: string | null }

/** Asks whether to save over what a colleague has set meanwhile: "Marco set this to Quoted at 1:55 PM. …" */
export function conflictQuestion({ change, by, at }: Met, { status, spam, owner_name: owner }: WholeTicket) {
  const { conflict: words } = workplaceWords()
  const { statuses, timeZone } = submissionsWords()
  const time = new Date(at ?? Date.now()).toLocaleTimeString('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  })
  const sentence = {
    status: words.status,
    owner: owner ? words.owner : words.released,
    spam: spam ? words.spam : words.notSpam,
  }[change]
  const who = by || words.somebody
  const value = change === 'owner' ? (owner ?? '') : statuses[status]
  const question = sentence
    .replace('{by}', () => who)
    .replace('{value}', () => value)
    .replace('{time}', time)
  return { question, by: who }
}
