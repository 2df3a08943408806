import { useState } from 'react'
import { fill } from '../../lib/content/fill.ts'
import { sameDayAgain } from '../../lib/leads/deadline/day.ts'
import { sayDeadline, writeDay } from '../../lib/leads/deadline/say-deadline.ts'
import { bold } from '../ui/bold.tsx'
import { DeadlineRuler } from './deadline-ruler.tsx'
import { useFormContext } from './lead-form.tsx'
import { useDeadline } from './use-deadline.ts'

/** The verdict on the event date; the live region is there before its words, so that they are announced. */
export function DeadlineAnswer({ ask }: { ask: string }) {
  const { form } = useFormContext()
  const [group, setGroup] = useState('')
  const answer = useDeadline(form.id, group)
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions()
  const said = answer && sayDeadline(answer.found, answer.rules, answer.today, { zone })
  return (
    <div className={said ? 'deadline verdict-ink' : 'deadline-ask'} data-kind={answer?.found.kind}>
      <div role="status">
        {said ? (
          <>
            <p className="deadline-head">
              <b>{said.head}</b> <span>{said.where}</span>
            </p>
            <p className="deadline-sentence">{bold(said.sentence)}</p>
          </>
        ) : (
          ask
        )}
      </div>
      <input type="hidden" name="zone" value={zone} />
      {answer && <More {...answer} formId={form.id} group={group} onGroup={setGroup} />}
    </div>
  )
}

type MoreProps = NonNullable<ReturnType<typeof useDeadline>> & {
  formId: string
  group: string
  onGroup: (group: string) => void
}

/** What helps with the verdict: the next such day, the phone number, the days on a ruler, other products. */
function More({ rules, found, today, formId, group, onGroup }: MoreProps) {
  if (found.kind === 'past') {
    const next = sameDayAgain(found.event, today)
    return (
      <button type="button" className="deadline-more text-link" onClick={() => choose(formId, next)}>
        {fill(rules.change, { day: writeDay(next, today, false) })}
      </button>
    )
  }
  return (
    <>
      {'proof' in found ? (
        <DeadlineRuler found={found} today={today} words={rules.marks} />
      ) : (
        <p className="deadline-more">
          <a href={`tel:${rules.phone.number}`} className="text-link">
            {rules.phone.label}
          </a>
          <span className="text-slate">{rules.phoneHours}</span>
        </p>
      )}
      <label className="deadline-more">
        <span className="type-label">{rules.group}</span>
        <select
          name="group"
          value={group}
          onChange={(event) => onGroup(event.target.value)}
          className="input select"
        >
          {rules.production.map((one, index) => (
            <option key={one.id} value={index === 0 ? '' : one.id}>
              {one.group}
            </option>
          ))}
        </select>
      </label>
    </>
  )
}

/** Sets the date as if the visitor had chosen it. */
function choose(formId: string, day: string) {
  const date = document.querySelector<HTMLInputElement>(`#${formId} [name="eventDate"]`)
  if (!date) return
  date.value = day
  date.dispatchEvent(new Event('input', { bubbles: true }))
  date.focus()
}
