import type { SubmissionsWords } from '@/lib/content/submissions'
import { currentStaff } from '@/lib/staff/current-staff'
import { type ListState, signInAddress } from '@/lib/submissions/list-state'
import { SignOutForm } from '../sign-in/sign-out-form'

type Props = { state: ListState; words: SubmissionsWords }

/** Who is signed in, with the way out; for others the way in. */
export async function SessionLine({ state, words }: Props) {
  const reader = await currentStaff()
  const name = reader.name ?? reader.email
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2" data-screen-only>
      {name ? (
        <>
          <p className="wrap-anywhere">{words.signedInAs.replace('{name}', () => name)}</p>
          <SignOutForm className="button button-small button-secondary" />
        </>
      ) : (
        <a href={signInAddress(state)} className="text-link">
          {words.signIn}
        </a>
      )}
    </div>
  )
}
