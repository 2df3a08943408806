import { redirect } from 'next/navigation'
import { submissionsWords } from '../../../lib/content/submissions.ts'
import { workplaceWords } from '../../../lib/content/workplace.ts'
import { currentStaff } from '../../../lib/staff/current-staff.ts'
import { sourcesPath } from '../../../lib/staff/sources/span.ts'
import { eventTypesOfForms } from '../../../lib/leads/details.ts'
import { readDesk } from '../../../lib/staff/desk/read-desk.ts'
import { viewOf } from '../../../lib/staff/desk/views.ts'
import type { ListState } from '../../../lib/staff/list-state.ts'
import { readStaff } from '../../../lib/staff/read-staff.ts'
import { sourceChoices } from '../../../lib/staff/source-words.ts'
import { Cards } from '../cards.tsx'
import { Desk } from './desk.tsx'
import { FailedDesk } from './failed-desk.tsx'
import { sourcesWords } from '../../../lib/content/sources.ts'
import { DeskBar } from '../desk-bar.tsx'
import { ShortcutsButton } from './shortcuts-button.tsx'

/** What staff work in. Who turns out not to be of the staff gets the cards' page, which says so. */
export async function Workplace({ state }: { state: ListState }) {
  const [reader, desk, colleagues] = await Promise.all([currentStaff(), readDesk(state), readStaff()])
  if (reader.state === 'marketer') redirect(sourcesPath)
  if (reader.state !== 'staff' && reader.state !== 'unknown') return <Cards state={state} />
  const words = workplaceWords()
  const { reach, statuses, kinds, filter, notGiven, spamStatus } = submissionsWords()
  const facts = {
    words,
    cardWords: { reach, statuses, kinds, filter, notGiven, spamStatus },
    colleagues,
    sources: sourceChoices(),
    eventTypes: eventTypesOfForms(),
    me: desk?.numbers.me ?? '',
    state,
    view: viewOf(state),
  }
  const bar = (
    <DeskBar name={reader.name ?? ''} here="/form-submissions" tickets>
      <span className="desk-narrow">
        <a href={sourcesPath}>{sourcesWords().report.nav}</a>
      </span>
      <ShortcutsButton label={words.bar.shortcuts} />
    </DeskBar>
  )
  return desk ? <Desk desk={desk} facts={facts} bar={bar} /> : <FailedDesk facts={facts} bar={bar} />
}
