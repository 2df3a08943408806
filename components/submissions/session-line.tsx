import type { SubmissionsWords } from '@/lib/content/submissions'
import { currentStaff } from '@/lib/staff/current-staff'

/** Who is signed in, with the way out; for others the way in. */
export async function SessionLine({ words }: { words: SubmissionsWords }) {
  const reader = await currentStaff()
  const name = reader.name ?? reader.email
  return (
    <p data-screen-only>
      {name ? (
        words.signedInAs.replace('{name}', () => name)
      ) : (
        <a href="/sign-in?next=/form-submissions" className="text-link">
          {words.signIn}
        </a>
      )}
    </p>
  )
}
