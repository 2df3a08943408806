import { redirect } from 'next/navigation'
import type { Options } from '../../../lib/content/shapes.ts'
import type { CardsWords, DeskBarWords, DeskWords } from '../../../lib/content/desk.ts'
import { currentStaff, readStaff } from '../../../lib/staff/current-staff.ts'
import { sourcesPath } from '../../../lib/staff/reports/span.ts'
import { eventTypesOfForms } from '../../../lib/leads/details.ts'
import { readDesk } from '../../../lib/staff/desk/read-desk.ts'
import { viewIn } from '../../../lib/staff/desk/views.ts'
import type { ListState } from '../../../lib/staff/list-state.ts'
import { filterChoices } from '../../../lib/staff/source-words.ts'
import { Cards } from '../cards.tsx'
import { Desk } from './desk.tsx'
import type { DeskFacts } from './desk-context.tsx'
import { FailedDesk } from './failed-desk.tsx'
import { DeskBar } from '../desk-bar.tsx'
import { ShortcutsButton } from './shortcut-sheet.tsx'

type Props = {
  state: ListState
  words: DeskWords
  taxes: Options
  proof: DeskFacts['proof']
  cards: CardsWords
  header: DeskBarWords
}

/** The staff's desk. Readers outside the staff list get the cards' page, which tells them so. */
export async function DeskPage({ state, words, taxes, proof, cards, header }: Props) {
  const [reader, desk, colleagues] = await Promise.all([currentStaff(), readDesk(state), readStaff()])
  if (reader.state === 'marketer') redirect(sourcesPath)
  if (reader.state !== 'staff' && reader.state !== 'unknown') return <Cards state={state} words={cards} />
  const { reach, statuses, kinds, filter, notGiven, spamStatus } = cards
  const owners = [
    { value: '', label: words.row.nobody },
    ...colleagues.map((one) => ({ value: one.user_id, label: one.name })),
  ]
  const people = owners.map(({ value, label }) => [value || 'nobody', label] as const)
  const isKnown = people.some(([value]) => value === state.owner)
  const facts = {
    words,
    cardWords: { reach, statuses, kinds, filter, notGiven, spamStatus },
    owners,
    choices: { ...filterChoices(cards), owner: people },
    eventTypes: eventTypesOfForms(),
    taxes,
    proof,
    refusal: reader.refusal ?? '',
    me: desk?.numbers.me ?? '',
    state: isKnown ? state : { ...state, owner: '' },
    view: viewIn(state),
  }
  const bar = (
    <DeskBar words={header} name={reader.name ?? ''} here="/form-submissions" tickets>
      <span className="hidden max-lg:inline">
        <a href={sourcesPath}>{header.sources}</a>
      </span>
      <ShortcutsButton label={header.shortcuts} />
    </DeskBar>
  )
  return desk ? <Desk desk={desk} facts={facts} bar={bar} /> : <FailedDesk facts={facts} bar={bar} />
}
