'use client'

import { unstable_rethrow } from 'next/navigation'
import { type FormEvent, useState, useTransition } from 'react'
import type { SignInWords } from '../../lib/content/sign-in.ts'
import { signOut } from '../../lib/staff/session-actions.ts'
import { ErrorMark } from '../ui/error-mark.tsx'

type Props = {
  words: SignInWords['signOut']
  className: string
  /** Whether the account's other sessions end as well. */
  everywhere?: true
}

/**
 * One button, a form of its own: it works without script. With script a connection that breaks leaves the page there,
 * and whoever wanted to go hears that they are not out.
 */
export function SignOutForm({ words, className, everywhere }: Props) {
  const [failed, setFailed] = useState(false)
  const [pending, startTransition] = useTransition()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    const data = new FormData(event.currentTarget)
    startTransition(async () => {
      try {
        await signOut(data)
      } catch (error) {
        unstable_rethrow(error) // On to the sign-in.
        startTransition(() => setFailed(true))
      }
    })
  }
  const said = failed && !pending
  return (
    <form action={signOut} onSubmit={submit} className="grid justify-items-start gap-2">
      {everywhere && <input type="hidden" name="everywhere" value="yes" />}
      <button type="submit" aria-disabled={pending || undefined} className={className}>
        {pending ? words.sending : words.label}
      </button>
      <p role="alert" className="field-error max-w-[44ch]">
        {said && <ErrorMark />}
        {said && words.failed}
      </p>
    </form>
  )
}
