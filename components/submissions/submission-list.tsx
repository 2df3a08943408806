import { submissionsWords } from '@/lib/content/submissions'
import { isOpenToEveryone } from '@/lib/submissions/is-open-to-everyone'
import { listLimit, listSubmissions } from '@/lib/submissions/list-submissions'
import { EmptyList } from './empty-list'
import { SubmissionCard } from './submission-card'

/** Newest first; what the database lets this reader see. */
export async function SubmissionList() {
  const words = submissionsWords()
  const { rows, failed } = await listSubmissions()
  const open = !failed && (await isOpenToEveryone())
  const count = rows.length === 1 ? words.count.one : words.count.many.replace('{count}', String(rows.length))
  return (
    <>
      {open && <p className="ruled mt-8 max-w-[66ch] bg-yellow px-5 py-3.5">{words.localPreview}</p>}
      {failed && (
        <p
          role="alert"
          className="mt-8 max-w-[66ch] border-[1.5px] border-l-6 border-rubine-dark bg-sheet px-5 py-3.5"
        >
          {words.failed}
        </p>
      )}
      {rows.length === 0 ? (
        <EmptyList words={words.empty} />
      ) : (
        <>
          <p className="mt-4 font-[640]">
            {rows.length < listLimit ? count : words.limited.replace('{count}', String(listLimit))}
          </p>
          <ul role="list" className="mt-6 grid items-start gap-6 max-md:-mx-2 md:grid-cols-2 md:gap-8">
            {rows.map((row) => (
              <li key={row.id}>
                <SubmissionCard submission={row} words={words} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
