'use client'

import type { ReactNode } from 'react'
import type { ProjectRequestWords } from '../../lib/content/lead-forms.ts'
import { projectRequestSchema } from '../../lib/leads/project-request.ts'
import { submitProjectRequest } from '../../lib/leads/submit.ts'
import type { DeadlineProps } from './deadline-answer.tsx'
import { FormBoundary } from './form-boundary.tsx'
import { LeadFormShell, SelectField, TextArea, TextField } from './lead-form.tsx'
import { useLazyPart } from '../ui/use-lazy-part.ts'
import { type ShellWords, useLeadForm } from './use-lead-form.ts'

const half = 'col-span-2 @[19rem]:col-span-1'
const halfOnWide = 'col-span-2 @md:col-span-1'

/** `ask` is shown where the deadline verdict will appear. */
type Props = { words: ProjectRequestWords & ShellWords; ask: string }

/** The form in the contact section. */
export const ProjectRequestForm = (props: Props) => (
  <FormBoundary>
    <ProjectForm {...props} />
  </FormBoundary>
)

function ProjectForm({ words, ask }: Props) {
  const form = useLeadForm({
    id: 'project-request',
    words,
    schema: projectRequestSchema,
    choices: { eventType: words.eventTypes },
    action: submitProjectRequest,
  })
  const { typed, shown } = form
  return (
    <LeadFormShell form={form} words={words}>
      <TextField name="firstName" required autoComplete="given-name" className={half} />
      <TextField name="lastName" required autoComplete="family-name" className={half} />
      <TextField name="email" required type="email" autoComplete="email" className={halfOnWide} />
      <TextField name="phone" required type="tel" autoComplete="tel" className={halfOnWide} />
      <TextField name="company" autoComplete="organization" className={halfOnWide} />
      <SelectField name="eventType" className={halfOnWide} />
      {/* A new one after each request: the last answer was about the sent date. */}
      <Deadline key={shown.state === 'sent' ? shown.stored?.reference : ''} ask={ask} formId={form.id}>
        <h4 className="-mb-2 font-head max-sm:hidden col-span-2">{words.when}</h4>
        <div className="col-span-2 grid grid-cols-2 gap-4 @lg:grid-cols-3">
          <TextField name="eventDate" type="date" className={half} />
          <TextField name="quantity" inputMode="numeric" className={half} />
          <TextField name="city" className="col-span-2 @lg:col-span-1" />
        </div>
      </Deadline>
      <TextArea name="details" rows={4} className="col-span-2" />
      {/* Without script: the products whose buttons were pressed (lib/leads/submit.ts). */}
      {typed.products && <input type="hidden" name="products" defaultValue={typed.products} />}
    </LeadFormShell>
  )
}

/** Wraps the fields that decide the verdict, the event date first; the answer's code loads once one is filled in. */
function Deadline({ children, ...asked }: DeadlineProps & { children: ReactNode }) {
  const [Answer, load] = useLazyPart(async () => (await import('./deadline-answer.tsx')).DeadlineAnswer)
  // A date may have been entered before this code arrived.
  const begin = (fields: HTMLElement | null) => {
    if (fields?.querySelector('input')?.value) load()
  }
  return (
    <div ref={begin} onChange={load} className="contents">
      {children}
      {Answer ? (
        <Answer {...asked} />
      ) : (
        <p className="text-2 leading-text col-span-full text-slate scripted-only">{asked.ask}</p>
      )}
    </div>
  )
}
