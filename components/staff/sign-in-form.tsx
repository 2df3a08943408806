'use client'

import { useEffect, useRef, useState } from 'react'
import type { SignInWords } from '../../lib/content/sign-in.ts'
import { SubmitButton } from '../leads/submit-button.tsx'
import { CredentialField } from './credential-field.tsx'
import { type Arrival, SignInNotice } from './sign-in-notice.tsx'
import { useSignIn } from './use-sign-in.ts'

type Props = {
  words: SignInWords
  /** Where to go afterwards. */
  next: string
  arrival: Arrival
}

/** Without script the browser posts the form and the server renders the answer; with script it stays in place. */
export function SignInForm({ words, next, arrival }: Props) {
  const { form: labels, errors } = words
  const { result, action, submit, pending } = useSignIn()
  const [shown, setShown] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  // To the first wrong field, or to the notice.
  useEffect(() => {
    if (result.state !== 'idle')
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-notice]')?.focus()
  }, [result])

  const missing = result.state === 'missing' ? result.missing : []
  const wrong = result.state === 'wrong'
  const passwordError = missing.includes('password') ? errors.password : wrong ? errors.wrong : undefined
  return (
    <form ref={form} action={action} onSubmit={submit} noValidate aria-busy={pending} className="lead-form">
      <SignInNotice words={words} result={result} arrival={arrival} />
      <input type="hidden" name="next" value={next} />
      <CredentialField
        id="sign-in-email"
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        spellCheck={false}
        label={labels.email}
        error={missing.includes('email') ? errors.email : undefined}
        autoFocus={missing.includes('email')}
        defaultValue={result.state === 'idle' ? undefined : result.email}
      />
      <CredentialField
        id="sign-in-password"
        name="password"
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        label={labels.password}
        error={passwordError}
        autoFocus={passwordError !== undefined && missing[0] !== 'email'}
        beside={
          <button
            type="button"
            onClick={() => setShown(!shown)}
            className="scripted-only col-start-2 row-start-1 mb-1.5 min-h-6 text-[15px] text-blue-dark underline"
          >
            {shown ? labels.hide : labels.show}
          </button>
        }
      />
      <div className="col-span-full mt-1 grid">
        <SubmitButton sending={pending} label={labels.submit} sendingLabel={labels.sending} />
      </div>
    </form>
  )
}
