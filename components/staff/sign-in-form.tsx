'use client'

import { startTransition, useActionState, useEffect, useRef, useState } from 'react'
import type { SignInWords } from '../../lib/content/sign-in.ts'
import { SubmitButton } from '../leads/submit-button.tsx'
import { CredentialField } from './credential-field.tsx'
import { fill } from '../../lib/content/fill.ts'
import { signIn, type SignInResult } from '../../lib/staff/session-actions.ts'
import { FormNotice } from '../leads/form-notice.tsx'
import { requestFormReset } from 'react-dom'
import { usePosting } from './use-posting.ts'

type Props = {
  words: SignInWords
  next: string
  /** Why somebody was sent here, if worth mentioning. */
  arrival: 'expired' | 'signedOut' | null
}

/** Without script the browser posts the form and the server renders the answer; with script it stays in place. */
export function SignInForm({ words, next, arrival }: Props) {
  const { form: labels, errors } = words
  const [posted, action] = useActionState(signIn, idle)
  const [result, setResult] = useState(posted)
  const { submit, pending } = usePosting(
    async (data, form) => {
      const answer = await signIn(idle, data)
      // Clears the password but keeps the email address.
      startTransition(() => {
        setResult(answer)
        requestFormReset(form)
      })
    },
    (data) => setResult({ state: 'down', email: String(data.get('email')) }),
  )
  const [isShown, setIsShown] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  // Focuses the first invalid field, or the notice.
  useEffect(() => {
    if (result.state !== 'idle')
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-notice]')?.focus()
  }, [result])

  const missing = result.state === 'missing' ? result.missing : []
  const wrong = result.state === 'wrong'
  const wrongPassword = wrong ? errors.wrong : undefined
  const passwordError = missing.includes('password') ? errors.password : wrongPassword
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
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        label={labels.password}
        error={passwordError}
        autoFocus={passwordError !== undefined && missing[0] !== 'email'}
        beside={
          <button
            type="button"
            onClick={() => setIsShown(!isShown)}
            className="scripted-only col-start-2 row-start-1 mb-2 min-h-[24px] text-2 text-blue-dark underline"
          >
            {isShown ? labels.hide : labels.show}
          </button>
        }
      />
      <div className="col-span-full mt-1 grid">
        <SubmitButton sending={pending} label={labels.submit} sendingLabel={labels.sending} />
      </div>
    </form>
  )
}

/** Messages about the whole form; a field's errors are beside the field. */
function SignInNotice({ words, result, arrival }: Omit<Props, 'next'> & { result: SignInResult }) {
  const notice = noticeOf(words, result, arrival)
  return (
    <div role={result.state === 'idle' ? 'status' : 'alert'} className="col-span-full empty:hidden">
      {notice && (
        <FormNotice
          key={result.state}
          kind={result.state === 'idle' ? 'note' : 'error'}
          notice={notice}
          focus={result.state === 'idle' ? 'no' : 'on-load'}
        />
      )}
    </div>
  )
}

function noticeOf({ notices, locked }: SignInWords, result: SignInResult, arrival: Props['arrival']) {
  if (result.state === 'down') return notices.down
  if (result.state === 'locked') {
    const { minutes } = result
    const description = minutes === 1 ? locked.one : fill(locked.many, { minutes })
    return { title: locked.title, description }
  }
  return result.state === 'idle' && arrival ? notices[arrival] : undefined
}

const idle: SignInResult = { state: 'idle' }
