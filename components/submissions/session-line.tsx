import type { SubmissionsWords } from '@/lib/content/submissions'
import type { CurrentStaff } from '@/lib/staff/current-staff'

/** Who is signed in, with the way out; for others the way in. */
export function SessionLine({ reader, words }: { reader: CurrentStaff; words: SubmissionsWords }) {
  const name = reader.name ?? reader.email
  return (
    <p className="mt-3" data-screen-only>
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
