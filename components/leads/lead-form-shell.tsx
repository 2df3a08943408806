'use client'

import type { ReactNode } from 'react'
import { ArtworkFold } from './artwork-fold.tsx'
import { AfterSend } from './after-send.tsx'
import { FormContext } from './form-context.ts'
import { FormAnswer } from './form-answer.tsx'
import { CancelButton } from './cancel-button.tsx'
import { PlainArtwork } from './plain-artwork.tsx'
import { SubmitButton } from './submit-button.tsx'
import type { ShellWords } from './shell-words.ts'
import type { LeadForm } from './use-lead-form.ts'

type Props = {
  form: LeadForm
  words: ShellWords
  children: ReactNode
  /** The dialog around the form, and the label of the button that closes it. */
  dialog?: { id: string; cancel: string }
}

/** What every form has around its fields: the answer, the draft line, the trap for robots, the buttons. */
export function LeadFormShell({ form, words, children, dialog }: Props) {
  const { common, fields } = words
  // Beside the button that it is about, and below what was typed.
  const failed = form.shown.state === 'failed'
  // What has been sent has taken the files along.
  const sent = form.shown.state === 'sent' ? form.shown.stored : undefined
  return (
    <FormContext value={{ form, words: fields, marks: common }}>
      <form
        id={form.id}
        action={form.formAction}
        onSubmit={form.submit}
        noValidate
        className="lead-form"
        data-draft=""
        aria-busy={form.sending || undefined}
      >
        {!failed && <FormAnswer form={form} words={words} inDialog={dialog !== undefined} />}
        <p className="draft-line col-span-full">
          {common.draft.restored},{' '}
          <button type="button" data-clear-draft="" className="min-h-6 font-[640] text-blue-dark underline">
            {common.draft.clear}
          </button>
        </p>
        {children}
        <ArtworkFold key={sent?.reference} formId={form.id} words={words.artwork} />
        <div hidden>
          <label>
            {common.trap}
            <input name="fax" tabIndex={-1} autoComplete="off" />
          </label>
          <input type="hidden" name="elapsed" />
        </div>
        <div className="col-span-full grid gap-4">
          {failed && <FormAnswer form={form} words={words} inDialog={dialog !== undefined} />}
          <div className="flex flex-wrap gap-3">
            <SubmitButton
              sending={form.sending}
              label={words.submit}
              sendingLabel={words.sending}
              className="flex-1"
            />
            {dialog && <CancelButton label={dialog.cancel} dialogId={dialog.id} disabled={form.sending} />}
          </div>
          <p className="text-[15px] leading-snug text-slate">{common.privacy}</p>
          <AfterSend words={common.after} />
        </div>
      </form>
      {sent?.artwork && form.shown === form.posted && <PlainArtwork />}
    </FormContext>
  )
}
