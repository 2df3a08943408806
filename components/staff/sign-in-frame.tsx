import type { ReactNode } from 'react'
import { fill } from '../../lib/content/fill.ts'
import type { SignInWords } from '../../lib/content/sign-in.ts'
import { Docket } from '../ui/docket.tsx'
import { SignOutForm } from './sign-out-form.tsx'

type Props = { words: SignInWords; heading: string; children: ReactNode }

/** The page's poster on the left, a ticket on the right. */
export function SignInFrame({ words, heading, children }: Props) {
  return (
    <div className="bg-board">
      <div className="wrap grid items-end gap-8 pt-8 pb-9 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:gap-6 md:py-10">
        <div>
          <h1 className="press-room type-display max-w-min wrap-break-word">{words.title}</h1>
          <p className="type-lead mt-8 text-slate">{words.lead}</p>
        </div>
        <Docket head={<h2 className="docket-title">{heading}</h2>}>{children}</Docket>
      </div>
    </div>
  )
}

/** Names the person to ask: no mail sends new passwords. */
export function ForgottenPassword({ words: { forgotten, helper } }: { words: SignInWords['form'] }) {
  const { name, email } = helper
  const [before, after] = fill(forgotten, { person: name }).split('{email}')
  return (
    <p className="mt-4 px-5 pb-6 text-2 text-slate md:px-7 md:pb-7">
      {before}
      <a href={`mailto:${email}`} className="inline-block min-h-[24px] text-blue-dark underline">
        {email}
      </a>
      {after}
    </p>
  )
}

/** Signed in, but not on the staff list. */
export function StrangerNotice({ words, email }: { words: SignInWords; email: string }) {
  return (
    <div className="px-5 py-5 md:px-7 md:py-6">
      <p role="status" className="wrap-anywhere">
        {fill(words.stranger.text, { email })}
      </p>
      <div className="mt-5 grid">
        <SignOutForm words={words.signOut} className="button button-primary w-full" />
      </div>
    </div>
  )
}
