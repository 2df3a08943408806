'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { startTransition, useActionState, useRef, useState, type SubmitEvent } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Path, type PathValue } from 'react-hook-form'
import type { z } from 'zod'
import { check } from '@/lib/leads/check'
import { idle, type LeadAction, type LeadResult } from '@/lib/leads/result'
import { showToast } from '../site/show-toast'
import type { Notice } from '@/lib/content/project-request'

/** Longest wait for an answer, in milliseconds: a little more than the action's own limit. */
const patience = 10_000

type Options<T extends FieldValues> = {
  schema: z.ZodType<T, T>
  empty: T
  action: LeadAction
  notices: Record<'missing' | 'invalid' | 'failed' | 'sent', Notice>
}

/**
 * What the forms share. Without script the browser posts the form to `formAction` and the server renders the answer;
 * with script the same action is called without leaving the page, so that nothing typed is lost whatever happens.
 */
export function useLeadForm<T extends FieldValues>({ schema, empty, action, notices }: Options<T>) {
  const [posted, formAction] = useActionState(action, idle)
  const [answer, setAnswer] = useState<LeadResult | null>(null)
  const [sending, setSending] = useState(false)
  const busy = useRef(false)
  const key = useRef<string>(undefined)
  // No defaultValues: the document holds what was typed before this code arrived.
  const { register, handleSubmit, reset, setValue, setError, formState } = useForm<T>({
    resolver: zodResolver(schema),
    reValidateMode: 'onChange',
  })
  const names = Object.keys(empty) as Path<T>[]

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy.current) return
    busy.current = true
    try {
      // The document is the truth: autofill does not always tell React.
      const data = new FormData(event.currentTarget)
      const values = Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')]))
      for (const name of names) setValue(name, values[name] as PathValue<T, Path<T>>)
      await handleSubmit(
        () => send(data),
        () => take(check(schema, values)),
      )()
    } catch {
      take({ state: 'failed', values: {} })
    } finally {
      busy.current = false
      setSending(false)
    }
  }

  async function send(data: FormData) {
    setSending(true)
    key.current ??= globalThis.crypto?.randomUUID?.() // undefined on plain http in a local network: the server makes one
    if (key.current) data.set('key', key.current)
    take(await withinPatience(call(action, data)))
  }

  function take(result: LeadResult | { data: T }) {
    if ('data' in result) return
    setAnswer(result)
    if (result.state === 'sent') {
      key.current = undefined
      reset(empty as DefaultValues<T>)
      showToast('success', notices.sent, result.reference)
    }
    if (result.state === 'invalid') {
      for (const name of names) if (result.errors[name]) setError(name, { message: result.errors[name] })
      showToast('error', result.missing ? notices.missing : notices.invalid)
    }
    if (result.state === 'failed') showToast('error', notices.failed)
  }

  return { register, errors: formState.errors, posted, shown: answer ?? posted, sending, formAction, submit }
}

const call = (action: LeadAction, data: FormData) =>
  new Promise<LeadResult>((resolve, reject) =>
    startTransition(() => action(idle, data).then(resolve, reject)),
  )

const withinPatience = (result: Promise<LeadResult>) =>
  Promise.race([
    result,
    new Promise<LeadResult>((resolve) =>
      setTimeout(() => resolve({ state: 'failed', values: {} }), patience),
    ),
  ])
