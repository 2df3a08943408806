import { useState, useEffect } from 'react'
import { fill } from '../../lib/content/fill.ts'
import { sameDayAgain, companyTime } from '../../lib/leads/deadline/day.ts'
import { sayDeadline, writeDay } from '../../lib/leads/deadline/say-deadline.ts'
import { bold } from '../ui/bold.tsx'
import { DeadlineRuler } from './deadline-ruler.tsx'
import type { Deadline } from '../../lib/content/deadline.ts'
import { lookUpElsewhere } from '../../lib/leads/deadline/find-city.ts'
import { type DeadlineRequest, judgeDeadline } from '../../lib/leads/deadline/judge-deadline.ts'
import { fetchData } from '../../lib/leads/fetch-data.ts'
import { lookUpCities } from '../../lib/places/near-city.ts'
import { enterText } from '../ui/enter-text.ts'
import { OtherCities } from '../ui/other-cities.tsx'
import { TextLink } from '../ui/text-link.tsx'

/** `ask`: shown until there is a date. */
export type DeadlineProps = { ask: string; formId: string }

/** The verdict on the event date; the live region exists before its words, so that they are announced. */
export function DeadlineAnswer({ ask, formId }: DeadlineProps) {
  const [group, setGroup] = useState('')
  const answer = useDeadline(formId, group)
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions()
  const sentences = answer && sayDeadline(answer.found, answer.rules, answer.today, { zone })
  return (
    <div
      className={
        sentences
          ? 'deadline col-span-full min-w-0 @container pb-4 ruled bg-sheet verdict-ink'
          : 'text-2 leading-text col-span-full text-slate'
      }
      data-kind={answer?.found.kind}
    >
      <div role="status">
        {sentences ? (
          <>
            <p className="deadline-head print:ruled-b">
              <b>{sentences.head}</b> <span>{sentences.where}</span>
            </p>
            <p className="pt-4 px-4 pb-0 leading-text wrap-anywhere">{bold(sentences.sentence)}</p>
          </>
        ) : (
          ask
        )}
      </div>
      <input type="hidden" name="zone" value={zone} />
      {answer && <More {...answer} formId={formId} group={group} onGroup={setGroup} />}
    </div>
  )
}

type MoreProps = NonNullable<ReturnType<typeof useDeadline>> & {
  formId: string
  group: string
  onGroup: (group: string) => void
}

/** Help with the verdict: the next such day, the phone number, the days on a ruler, other products. */
function More({ rules, found, today, formId, group, onGroup }: MoreProps) {
  if (found.kind === 'past') {
    const next = sameDayAgain(found.event, today)
    return (
      <TextLink className="deadline-more" onClick={() => fillField(formId, 'eventDate', next)}>
        {fill(rules.change, { day: writeDay(next, today, false) })}
      </TextLink>
    )
  }
  return (
    <>
      {found.twice && (
        <OtherCities
          className="deadline-more"
          label={rules.others}
          cities={found.twice.others}
          onChoose={(city) => fillField(formId, 'city', city)}
        />
      )}
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

/** Fills in a field as if the visitor had. */
function fillField(formId: string, name: string, value: string) {
  const field = document.querySelector<HTMLInputElement>(`#${formId} [name="${name}"]`)
  enterText(field, value)
  field?.focus()
}

/** Delay after the last change, in milliseconds. */
const quiet = 600

type Rules = Deadline & { phone: { label: string; number: string }; phoneHours: string }

/** Whether the goods can arrive in time, by the form's values; undefined without a date and before the rules arrive. */
function useDeadline(formId: string, group: string) {
  const [rules, setRules] = useState<Rules>()
  const [asked, setAsked] = useState<Pick<DeadlineRequest, 'event' | 'city' | 'near'> & { at: number }>({
    event: '',
    city: '',
    at: 0,
  })

  useEffect(() => {
    const form = document.getElementById(formId) as HTMLFormElement
    let timer: ReturnType<typeof setTimeout>
    let loaded: Rules | undefined
    let latest = 0
    /** Later changes above the form's answer would push it out of view. */
    let awaited = !form.matches('[inert], [aria-busy="true"]') && !form.querySelector('[data-notice]')
    async function read() {
      const data = new FormData(form)
      const text = (name: string) => String(data.get(name) ?? '')
      const event = text('eventDate')
      const city = text('city')
      const turn = ++latest
      const inTime = loaded !== undefined
      // Says nothing offline; the next change tries again.
      loaded ??= await fetchData<Rules>('/deadline.json')
      const near = loaded && (await lookUpElsewhere(city, loaded, lookUpCities))
      if (turn !== latest) return
      setAsked({ event, city, near, at: Date.now() })
      if (inTime || awaited) setRules(loaded)
    }
    const wait = () => {
      awaited = true
      clearTimeout(timer)
      timer = setTimeout(() => void read().catch(() => {}), quiet)
    }
    // Before the answer is drawn, or at the next change.
    const now = () => {
      awaited = false
      clearTimeout(timer)
      if (loaded) queueMicrotask(() => void read().catch(() => {})) // a form's reset event precedes the reset
    }
    if (awaited) wait()
    form.addEventListener('input', wait)
    const ends = ['submit', 'reset']
    for (const end of ends) form.addEventListener(end, now)
    return () => {
      clearTimeout(timer)
      form.removeEventListener('input', wait)
      for (const end of ends) form.removeEventListener(end, now)
    }
  }, [formId])

  if (!rules) return undefined
  const now = companyTime(asked.at, rules.zone)
  const found = judgeDeadline({ ...asked, group, now }, rules)
  return found && { rules, found, today: now.day }
}
