'use client'

import { type SubmitEvent, startTransition, useActionState, useEffect, useRef } from 'react'
import { fill } from '../../lib/content/fill.ts'
import type { SignInWords } from '../../lib/content/sign-in.ts'
import { changePassword, type PasswordResult } from '../../lib/staff/session-actions.ts'
import { FormNotice } from '../leads/form-notice.tsx'
import { Docket } from '../ui/docket.tsx'
import { CredentialField } from './credential-field.tsx'
import { SignOutForm } from './sign-out-form.tsx'

/** `least`: minimum length of a password. */
type Props = { words: SignInWords; email: string; least: number }

/** Changes the password and ends all sessions. The forms work without script; with it, typed text stays until it is valid. */
export function Account({ words, email, least }: Props) {
  const { account, notices } = words
  const [result, action] = useActionState<PasswordResult, unknown>(changePassword, { said: 'nothing' })
  const form = useRef<HTMLFormElement>(null)
  const { said } = result
  useEffect(() => {
    if (result.said === 'changed') form.current?.reset()
    else form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [result])
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    startTransition(() => action(data))
  }
  const newFault = said === 'weak' || said === 'same' ? account[said] : undefined
  const own = said === 'changed' || said === 'locked' ? account[said] : undefined
  const notice = said === 'down' ? notices.down : own
  const wrong = said === 'wrong'
  return (
    <>
      <Docket head={<h1 className="docket-title">{account.title}</h1>}>
        <form ref={form} action={action} onSubmit={submit} className="lead-form pb-6">
          <p className="col-span-full wrap-anywhere">{fill(account.lead, { email })}</p>
          <div role="status" className="col-span-full empty:hidden">
            {notice && (
              <FormNotice kind={said === 'changed' ? 'success' : 'error'} notice={notice} focus="on-load" />
            )}
          </div>
          <CredentialField
            id="account-current"
            name="current"
            type="password"
            autoComplete="current-password"
            label={account.current}
            error={wrong ? account.wrong : undefined}
            autoFocus={wrong}
          />
          <CredentialField
            id="account-password"
            name="password"
            type="password"
            autoComplete="new-password"
            minLength={least}
            label={fill(account.password, { least })}
            error={newFault}
            autoFocus={newFault !== undefined}
          />
          <button type="submit" className="button button-primary col-span-full justify-self-start">
            {account.submit}
          </button>
        </form>
      </Docket>
      <Docket head={<h2 className="docket-title">{account.sessions.title}</h2>}>
        <div className="px-5 py-5 md:px-7 md:py-6">
          <p className="mb-5">{account.sessions.text}</p>
          <SignOutForm
            words={{ ...words.signOut, label: account.sessions.label }}
            everywhere
            className="button button-secondary"
          />
        </div>
      </Docket>
    </>
  )
}
