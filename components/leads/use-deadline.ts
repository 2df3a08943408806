import { useEffect, useState } from 'react'
import type { Deadline } from '../../lib/content/deadline.ts'
import { companyTime } from '../../lib/leads/deadline/company-time.ts'
import { verdict } from '../../lib/leads/deadline/verdict.ts'

/** How long after the last change it speaks, in milliseconds. */
const quiet = 600

type Rules = Deadline & { phone: { label: string; number: string }; phoneHours: string }

/**
 * Whether the goods can be there in time, for what stands in a form.
 * @returns nothing until its rules have arrived, and while there is no date
 */
export function useDeadline(formId: string, group: string) {
  const [rules, setRules] = useState<Rules>()
  const [asked, setAsked] = useState({ event: '', city: '', at: 0 })

  useEffect(() => {
    const form = document.getElementById(formId) as HTMLFormElement
    let timer: ReturnType<typeof setTimeout>
    let loaded: Rules | undefined
    async function read() {
      const data = new FormData(form)
      const text = (name: string) => String(data.get(name) ?? '')
      setAsked({ event: text('eventDate'), city: text('city'), at: Date.now() })
      // Offline there is nothing to say; the next change tries again.
      loaded ??= await fetch('/deadline.json').then(
        (answer) => answer.json() as Promise<Rules>,
        () => undefined,
      )
      setRules(loaded)
    }
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void read().catch(() => {}), quiet)
    }
    // Before the answer to the form is drawn: what grows or goes above it later would push it out of view.
    const now = () => {
      clearTimeout(timer)
      queueMicrotask(() => void read().catch(() => {})) // a form says that it is reset before it is
    }
    wait()
    form.addEventListener('input', wait)
    const ends = ['submit', 'reset', 'draft:clear']
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
