import type { SubmissionsWords } from '../../lib/content/submissions.ts'
import type { CurrentStaff } from '../../lib/staff/current-staff.ts'
import { isFiltered, signInAddress } from '../../lib/staff/list-address.ts'
import type { ListState } from '../../lib/staff/list-state.ts'
import { EmptyList } from './empty-list.tsx'

type Props = { state: ListState; reader: CurrentStaff; mayRead: boolean; words: SubmissionsWords }

/** Why there is nothing to see, and what to do about it. */
export function NothingFound({ state, reader, mayRead, words: { empty, signIn } }: Props) {
  const help = () => {
    if (reader.state === 'expired') return empty.expired
    if (reader.state === 'stranger') return empty.stranger
    if (!mayRead) return empty.signIn
    if (isFiltered(state)) return empty.filtered
    return state.view === 'due' ? empty.nothingDue : empty.help
  }
  return (
    <EmptyList title={empty.title} help={help()}>
      {(!mayRead || reader.state === 'expired') && reader.state !== 'stranger' && (
        <a href={signInAddress(state)} className="button button-primary mt-6">
          {signIn}
        </a>
      )}
    </EmptyList>
  )
}
