import type { ReactNode } from 'react'
import type { SubmissionsWords } from '../../lib/content/submissions.ts'
import { fields, keys, type SubmissionKey } from '../../lib/leads/contract.ts'
import { reference } from '../../lib/leads/reference.ts'
import { longDate, longDateTime } from '../../lib/staff/dates.ts'
import type { Submission } from '../../lib/staff/submission.ts'
import { Docket } from '../ui/docket.tsx'

type Form = Submission['form_data']

/** What the card shows below the name: the fields in the contract's order, those of one row together. */
function rowsOf(form: Form) {
  const rows = new Map<string, { key: SubmissionKey; label: string; values: string[] }>()
  for (const key of keys) {
    const { kind, label, row = label, hideEmpty } = fields[key]
    if (kind === 'name' || (hideEmpty && !form[key])) continue
    const value = kind === 'date' && form[key] ? longDate(form[key]) : form[key]
    const before = rows.get(row)?.values ?? []
    rows.set(row, { key, label: row, values: value ? [...before, value] : before })
  }
  return [...rows.values()]
}

function Row({ label, isLong, children }: { label: string; isLong: boolean; children: ReactNode }) {
  if (isLong)
    return (
      <div className="col-span-2 mt-1.5 border-t border-rule pt-3.5">
        <dt className="sr-only">{label}</dt>
        <dd className="wrap-anywhere whitespace-pre-wrap">{children}</dd>
      </div>
    )
  return (
    <>
      <dt className="type-label">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </>
  )
}

function MailLink({ address }: { address: string }) {
  return (
    <a
      href={`mailto:${encodeURIComponent(address)}`}
      className="-my-0.5 inline-block py-0.5 text-blue-dark underline"
    >
      <bdi>{address}</bdi>
    </a>
  )
}

type Props = { submission: Submission; words: SubmissionsWords; state: ReactNode; children: ReactNode }

/** One request, as a ticket. What the visitor typed is shown as typed: text, never markup. */
export function SubmissionCard({ submission, words, state, children }: Props) {
  const { id, created_at: createdAt, form_data: form } = submission
  const { notGiven } = words
  return (
    <article>
      <Docket
        head={
          <>
            <div className="min-w-0">
              <h2 className="docket-title wrap-anywhere">
                <bdi>{`${form.firstName} ${form.lastName}`.trim()}</bdi>
              </h2>
              <time dateTime={createdAt} className="text-[15px] text-slate">
                {longDateTime(createdAt, words.timeZone)}
              </time>
            </div>
            <p className="type-data ruled shrink-0 px-2 py-1 font-semibold">{reference(id)}</p>
          </>
        }
      >
        {state}
        <dl className="grid grid-cols-[84px_minmax(0,1fr)] gap-x-3 gap-y-1.5 px-[18px] pt-4 pb-5 text-[16px] leading-snug md:grid-cols-[112px_minmax(0,1fr)] md:gap-x-4 md:px-7 md:pt-5 md:pb-6">
          {rowsOf(form).map(({ label, key, values }) => (
            <Row key={key} label={label} isLong={fields[key].kind === 'lines'}>
              {key === 'email' ? <MailLink address={form.email} /> : values.join(', ') || notGiven}
            </Row>
          ))}
        </dl>
        {children}
      </Docket>
    </article>
  )
}
