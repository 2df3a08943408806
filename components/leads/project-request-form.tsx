'use client'

import { useState } from 'react'
import type { ProjectRequestWords } from '@/lib/content/project-request'
import type { SubmissionKey } from '@/lib/leads/contract'
import { projectRequestSchema } from '@/lib/leads/project-request'
import { submitProjectRequest } from '@/lib/leads/submit-project-request'
import { Field } from './field'
import { FormNotice } from './form-notice'
import { SubmitButton } from './submit-button'
import { useLeadForm } from './use-lead-form'

const empty = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  company: '',
  eventType: '',
  eventDate: '',
  quantity: '',
  details: '',
}

/** How each field differs from a plain optional text. */
const controls: Partial<Record<SubmissionKey, { type?: string; autoComplete?: string; required?: true }>> = {
  firstName: { autoComplete: 'given-name', required: true },
  lastName: { autoComplete: 'family-name', required: true },
  email: { type: 'email', autoComplete: 'email', required: true },
  phone: { type: 'tel', autoComplete: 'tel', required: true },
  company: { autoComplete: 'organization' },
  eventDate: { type: 'date' },
}

export function ProjectRequestForm({ words }: { words: ProjectRequestWords }) {
  const [schema] = useState(() => projectRequestSchema(words))
  const { notices } = words
  const { register, errors, posted, shown, sending, formAction, submit } = useLeadForm({
    schema,
    empty,
    action: submitProjectRequest,
    notices,
  })
  const kept = 'values' in posted ? posted.values : {}

  /** Everything a field needs but its control. */
  const field = (name: SubmissionKey) => ({
    id: `project-${name}`,
    label: words.fields[name].label,
    mark: controls[name]?.required ? words.required : words.optional,
    error:
      errors[name]?.message ??
      (shown === posted && shown.state === 'invalid' ? shown.errors[name] : undefined),
  })
  const control = (name: SubmissionKey) => {
    const { id, error } = field(name)
    return {
      ...register(name),
      ...controls[name],
      id,
      className: 'input',
      defaultValue: kept[name],
      placeholder: words.fields[name].placeholder,
      'aria-invalid': error !== undefined,
      'aria-describedby': `${id}-error`,
    }
  }
  const input = (name: SubmissionKey, className: string) => (
    <Field {...field(name)} className={className}>
      <input {...control(name)} />
    </Field>
  )
  const half = 'col-span-2 sm:col-span-1'
  const halfOnWide = 'col-span-2 md:col-span-1'

  return (
    <form
      action={formAction}
      onSubmit={submit}
      noValidate
      className="ticket-form"
      data-form="project-request"
    >
      {shown.state === 'sent' && (
        <FormNotice
          kind="success"
          notice={notices.sent}
          reference={shown.reference}
          focus={shown === posted}
        />
      )}
      {shown.state === 'failed' && (
        <FormNotice kind="error" notice={notices.failed} focus={shown === posted} />
      )}
      {shown.state === 'invalid' && (
        <FormNotice
          kind="error"
          notice={shown.missing ? notices.missing : notices.invalid}
          focus={shown === posted}
        />
      )}
      {input('firstName', half)}
      {input('lastName', half)}
      {input('email', halfOnWide)}
      {input('phone', halfOnWide)}
      {input('company', halfOnWide)}
      <Field {...field('eventType')} className={halfOnWide}>
        <select {...control('eventType')} className="input select">
          <option value="">{words.fields.eventType.placeholder}</option>
          {words.eventTypes.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </select>
      </Field>
      {input('eventDate', half)}
      {input('quantity', half)}
      <Field {...field('details')} className="col-span-2">
        <textarea {...control('details')} rows={5} className="input min-h-28" />
      </Field>
      <div className="col-span-2 grid gap-4">
        <SubmitButton sending={sending} label={words.submit} sendingLabel={words.sending} />
        <p className="text-[15px] leading-snug text-slate">{words.privacy}</p>
      </div>
    </form>
  )
}
