import { Suspense } from 'react'
import { signInWords } from '../../lib/content/sign-in.ts'
import type { SubmissionsWords } from '../../lib/content/submissions.ts'
import { currentStaff } from '../../lib/staff/current-staff.ts'
import { signInAddress } from '../../lib/staff/list-address.ts'
import type { ListState } from '../../lib/staff/list-state.ts'
import { sessionToken } from '../../lib/supabase/session-client.ts'
import { SignOutForm } from './sign-out-form.tsx'

type Props = { state: ListState; words: SubmissionsWords }

/** Who is signed in, with the way out, which asks no database and needs no script; for others the way in. */
export async function SessionLine({ state, words }: Props) {
  const signedIn = (await sessionToken()) !== null
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2" data-screen-only>
      {signedIn ? (
        <>
          <Suspense>
            <Name words={words} />
          </Suspense>
          <SignOutForm words={signInWords().signOut} className="button button-small button-secondary" />
        </>
      ) : (
        <a href={signInAddress(state)} className="text-link">
          {words.signIn}
        </a>
      )}
    </div>
  )
}

async function Name({ words }: { words: SubmissionsWords }) {
  const { name, email } = await currentStaff()
  const shown = name ?? email
  return shown && <p className="wrap-anywhere">{words.signedInAs.replace('{name}', () => shown)}</p>
}
