import { useEffect, useState } from 'react'
import type { Deadline } from '../../lib/content/deadline.ts'
import { companyTime } from '../../lib/leads/deadline/day.ts'
import { besideList } from '../../lib/leads/deadline/find-city.ts'
import { type Asked, verdict } from '../../lib/leads/deadline/verdict.ts'
import { lookUpCity } from '../../lib/places/near-city.ts'

/** Delay after the last change, in milliseconds. */
const quiet = 600

type Rules = Deadline & { phone: { label: string; number: string }; phoneHours: string }

/**
 * Whether the goods can arrive in time, by the form's current values.
 * @returns undefined until the rules arrive, and while there is no date
 */
export function useDeadline(formId: string, group: string) {
  const [rules, setRules] = useState<Rules>()
  const [asked, setAsked] = useState<Pick<Asked, 'event' | 'city' | 'near'> & { at: number }>({
    ...{ event: '', city: '', at: 0 },
  })

  useEffect(() => {
    const form = document.getElementById(formId) as HTMLFormElement
    let timer: ReturnType<typeof setTimeout>
    let loaded: Rules | undefined
    let latest = 0
    /** Changes above the form's answer after this would push it out of view. */
    let awaited = !form.matches('[aria-busy="true"]') && !form.querySelector('[data-notice]')
    async function read() {
      const data = new FormData(form)
      const text = (name: string) => String(data.get(name) ?? '')
      const [event, city, turn] = [text('eventDate'), text('city'), ++latest]
      const inTime = loaded !== undefined
      // Offline, nothing is said; the next change tries again.
      loaded ??= await fetch('/deadline.json').then(
        (answer) => answer.json() as Promise<Rules>,
        () => undefined,
      )
      const near = loaded && (await besideList(city, loaded, lookUpCity))
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
  const found = verdict({ ...asked, group, now }, rules)
  return found && { rules, found, today: now.day }
}
