import type { SubmissionsWords } from '@/lib/content/submissions'
import { currentStaff } from '@/lib/staff/current-staff'
import { SignOutForm } from '../sign-in/sign-out-form'

/** Who is signed in, with the way out; for others the way in. */
export async function SessionLine({ words }: { words: SubmissionsWords }) {
  const reader = await currentStaff()
  const name = reader.name ?? reader.email
  return (
    <div data-screen-only className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {name ? (
        <>
          <p className="wrap-anywhere">{words.signedInAs.replace('{name}', () => name)}</p>
          <SignOutForm className="text-link min-h-6" />
        </>
      ) : (
        <a href="/sign-in?next=/form-submissions" className="text-link">
          {words.signIn}
        </a>
      )}
    </div>
  )
}
