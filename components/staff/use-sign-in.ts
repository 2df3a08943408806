import { unstable_rethrow } from 'next/navigation'
import { type FormEvent, useActionState, useState, useTransition } from 'react'
import { requestFormReset } from 'react-dom'
import { signIn } from '../../lib/staff/sign-in.ts'
import type { SignInResult } from '../../lib/staff/sign-in-result.ts'

const idle: SignInResult = { state: 'idle' }

/**
 * Signs in without leaving the page. A connection that breaks is an answer too, and leaves what was typed; without
 * this it would take the page down.
 * @returns the answer, what the form does with script (`submit`) and without (`action`), and whether it is under way
 */
export function useSignIn() {
  const [posted, action] = useActionState(signIn, idle)
  const [result, setResult] = useState(posted)
  const [pending, startTransition] = useTransition()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    const form = event.currentTarget
    const data = new FormData(form)
    startTransition(async () => {
      try {
        const answer = await signIn(idle, data)
        // The password goes; the address is given back.
        startTransition(() => {
          setResult(answer)
          requestFormReset(form)
        })
      } catch (error) {
        unstable_rethrow(error) // On to the list.
        startTransition(() => setResult({ state: 'down', email: String(data.get('email')) }))
      }
    })
  }
  return { result, action, submit, pending }
}
