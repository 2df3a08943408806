'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { startTransition, type SubmitEvent, useActionState, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type FieldErrors, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { ArtworkWords } from '../../lib/content/artwork.ts'
import type { FieldWords, Notice } from '../../lib/content/lead-forms.ts'
import type { CommonWords } from '../../lib/content/with-shared.ts'
import type { Options } from '../../lib/content/shapes.ts'
import {
  idleResult,
  type LeadAction,
  type LeadResult,
  invalidResult,
  type Values,
} from '../../lib/leads/check.ts'
import { shownWordsField } from '../../lib/leads/options.ts'
import { dropMistakes, showToast } from '../site/show-toast.tsx'
import { useEvents } from '../ui/use-events.ts'
import { keyOfDraft } from './key-of-draft.ts'
import { takeFocus } from './form-notice.tsx'

/**
 * Longest wait for an answer, in milliseconds. The action gives up on the backend after eight seconds; what it does before
 * takes a busy machine five more after a start, and a visitor whose request is stored must not read that it failed.
 */
const answerTimeoutMs = 15_000
/** How long after the receipt a click still refers to the previous request, in milliseconds. */
const impatienceMs = 2_000

// zod walks over all keys of an object: a key that an extension added to all objects would end every form.
for (const key in Object.prototype) Reflect.defineProperty(Object.prototype, key, { enumerable: false })

type Texts = Record<string, string>

/** A form's words from its content file, and those all forms share. */
export type ShellWords = {
  fields: Record<string, FieldWords>
  submit: string
  sending: string
  /** Where `missing` and `invalid` are absent, the fields' own messages are enough. */
  notices: { missing?: Notice; invalid?: Notice; failed: Notice; sent: Notice }
  mailSubject: string
  mailAddress: string
  common: CommonWords
  artwork: ArtworkWords['form']
}

type LeadFormOptions<Words extends ShellWords> = {
  /** The form's id in the document, and the prefix of its fields' ids and of its dialog's. */
  id: string
  words: Words
  schema: (
    rules: Words & { tooLong: string },
  ) => z.ZodMiniObject<Record<string, z.ZodMiniType<string, string>>>
  action: LeadAction
  /** The options of each field that has some. */
  choices: Record<string, Options>
  /** Called by script instead of the action. */
  scriptAction?: LeadAction
}

export type LeadFormState = ReturnType<typeof useLeadForm>

/** The logic all forms share: without script they are posted, with it the same action is called in place. */
export function useLeadForm<Words extends ShellWords>(options: LeadFormOptions<Words>) {
  const { id, words, action, choices, scriptAction } = options
  const { notices } = words
  const answerId = `${id}-answer`
  const dialogId = `${id}-dialog`
  const [schema] = useState(() => options.schema({ ...words, tooLong: words.common.tooLong }))
  // The answer to a post opens at the notice. Autofocus would not do: browsers ignore it if the address already has a fragment,
  // as most links to the form do.
  const [posted, formAction] = useActionState(action, idleResult, `#${answerId}`)
  const [answer, setAnswer] = useState<LeadResult | null>(null)
  const [sending, setSending] = useState(false)
  const busyRef = useBusy(id, answer)
  const key = useRef<string>(undefined)
  const names = Object.keys(schema.shape)
  // No defaultValues: the document holds the text typed before this code arrived. Each check reads the document, because
  // autofill does not always notify React.
  const { register, handleSubmit, reset, setError, formState } = useForm<Texts>({
    resolver: (_, ...rest) => zodResolver(schema)(typedIn(id, names), ...rest),
    reValidateMode: 'onChange',
  })

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busyRef.current) return
    busyRef.current = true
    const data = new FormData(event.currentTarget)
    const values = typedIn(id, names)
    try {
      await handleSubmit(
        () => send(data),
        (wrong) => take(invalidResult(messagesOf(wrong, names), values)),
      )()
    } catch {
      take({ state: 'failed', values })
    } finally {
      setSending(false)
    }
  }

  async function send(data: FormData) {
    setSending(true)
    data.set('key', (key.current ??= keyOfDraft(id)))
    addCircumstances(data, id, dialogId)
    take(await callAction(scriptAction ?? action, data))
  }

  function take(result: LeadResult) {
    setAnswer(result)
    if (result.state === 'sent') {
      key.current = undefined
      reset(Object.fromEntries(names.map((name) => [name, ''])))
      // The drafts (browser/page-script/drafts.ts) are no longer needed.
      document.getElementById(id)?.dispatchEvent(new Event('forget', { bubbles: true }))
      showToast('success', notices.sent)
      const dialog = document.getElementById(dialogId)
      // Closing returns the focus to the opener.
      if (dialog instanceof HTMLDialogElement) dialog.close()
    }
    if (result.state === 'invalid') {
      for (const name of names) if (result.errors[name]) setError(name, { message: result.errors[name] })
      const notice = result.missing ? notices.missing : notices.invalid
      if (notice) showToast('error', notice)
    }
    if (result.state === 'failed') {
      flushSync(() => setAnswer(result))
      const notice = document.getElementById(answerId)
      // An earlier failure's notice is already there, and takes the focus by itself only when it appears.
      takeFocus(notice)
      // It says everything, unless its dialog was closed meanwhile.
      if (!notice?.getClientRects().length) showToast('error', notices.failed)
    }
  }

  /** Replaces the receipt with the empty form. */
  function again() {
    flushSync(() => setAnswer(idleResult))
    document.querySelector<HTMLElement>(`#${id} .input`)?.focus()
  }

  // The wrong field got the focus before the notice above moved it.
  useEffect(() => {
    if (answer?.state !== 'invalid' || sending) return
    const wrong = document.querySelector<HTMLElement>(`#${id} [aria-invalid="true"]`)
    wrong?.scrollIntoView({ block: 'nearest' })
    // A field lost it while the request was on its way.
    if (document.activeElement === document.body) wrong?.focus()
  }, [answer, sending, id])

  const errors = messagesOf(formState.errors, names)
  const changed = Object.keys(formState.dirtyFields)
  const shown = answer ?? posted
  // Only the answer to a form posted without script has values to restore.
  const typed: Values = 'values' in posted && posted.state !== 'sent' ? posted.values : {}
  const state = { errors, changed, posted, typed, shown, sending }
  return { id, answerId, choices, register, ...state, notices, formAction, submit, again }
}

/**
 * Whether a click would send again what is being sent. The values stay in the fields until the answer is drawn. A click soon
 * after, with nothing typed, was meant for the sent request: it would replace the receipt with "missing".
 */
function useBusy(id: string, answer: LeadResult | null) {
  const busy = useRef(false)
  useEffect(() => {
    // A form that waited for this code is being sent.
    if (!answer) return
    const timer = setTimeout(() => (busy.current = false), answer.state === 'sent' ? impatienceMs : 0)
    return () => clearTimeout(timer)
  }, [answer])
  const typing = () => {
    busy.current = false
    dropMistakes()
  }
  useEvents('input', typing, () => document.getElementById(id))
  return busy
}

const messagesOf = (errors: FieldErrors<Texts>, names: string[]): Values =>
  Object.fromEntries(
    names.filter((name) => errors[name]?.message).map((name) => [name, errors[name]?.message]),
  )

/** The values in the document. A date without a year is empty for the browser, but the schema must refuse it. */
function typedIn(id: string, names: string[]): Texts {
  const form = document.getElementById(id)
  const data = form instanceof HTMLFormElement ? new FormData(form) : undefined
  const typed = names.map((name) => [name, String(data?.get(name) ?? '')] as const)
  const halfDates = [...document.querySelectorAll<HTMLInputElement>(`#${id} [type=date]`)]
    .filter(({ validity }) => validity.badInput)
    .map(({ name }) => [name, '?'] as const)
  return Object.fromEntries([...typed, ...halfDates])
}

/** Adds what opened the form, where the visitor came from, and the words of chosen options. */
function addCircumstances(data: FormData, id: string, dialogId: string): void {
  data.set('opener', openerOf(dialogId))
  for (const { name, value, selectedOptions } of document.querySelectorAll<HTMLSelectElement>(
    `#${id} select`,
  ))
    if (value) data.set(shownWordsField(name), selectedOptions[0]?.text ?? '')
  data.set('referrer', document.referrer)
}

/** The anchor of the section whose button opened the dialog (browser/page-script/main.ts). */
function openerOf(dialogId: string): string {
  const dialog: (HTMLElement & { opener?: HTMLElement }) | null = document.getElementById(dialogId)
  return dialog?.opener?.closest('section[id], main')?.id ?? ''
}

/** @throws Error if no answer comes in time */
async function callAction(action: LeadAction, data: FormData): Promise<LeadResult> {
  const result = await Promise.race([
    new Promise<LeadResult>((resolve, reject) =>
      startTransition(() => action(idleResult, data).then(resolve, reject)),
    ),
    new Promise<null>((late) => setTimeout(late, answerTimeoutMs, null)),
  ])
  if (!result) throw new Error('no answer in time')
  return result
}
