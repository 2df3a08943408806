import { fill } from '../../lib/content/fill.ts'
import type { SignInWords } from '../../lib/content/sign-in.ts'
import { lengths } from '../../lib/staff/accounts/common-password.ts'
import { changePassword } from '../../lib/staff/session-actions.ts'
import { FormNotice } from '../leads/form-notice.tsx'
import { Docket } from '../ui/docket.tsx'
import { CredentialField } from './credential-field.tsx'
import { SignOutForm } from './sign-out-form.tsx'

/** `said`: what came of a new password, from the address. */
type Props = { words: SignInWords; email: string; said: unknown }

/** A new password, and the end of all sessions: plain forms, which work without script. */
export function Account({ words, email, said }: Props) {
  const { account, notices } = words
  const notice =
    said === 'changed' || said === 'locked' ? account[said] : said === 'down' ? notices.down : undefined
  const wrong = said === 'wrong'
  return (
    <>
      <Docket head={<h1 className="docket-title">{account.title}</h1>}>
        <form action={changePassword} className="lead-form">
          <p className="col-span-full wrap-anywhere">{fill(account.lead, { email })}</p>
          {notice && (
            <div className="col-span-full">
              <FormNotice kind={said === 'changed' ? 'success' : 'error'} notice={notice} focus="on-load" />
            </div>
          )}
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
            minLength={lengths.least}
            label={fill(account.password, { least: lengths.least })}
            error={said === 'weak' ? account.weak : undefined}
            autoFocus={said === 'weak'}
          />
          <button type="submit" className="button button-primary col-span-full justify-self-start">
            {account.submit}
          </button>
        </form>
      </Docket>
      <Docket head={<h2 className="docket-title">{account.sessions.title}</h2>}>
        <div className="px-[18px] py-5 md:px-7 md:py-6">
          <p className="mb-4">{account.sessions.text}</p>
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
