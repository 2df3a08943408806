'use client'

import { useState } from 'react'
import type { SignInWords } from '../../lib/content/sign-in.ts'
import { signOut } from '../../lib/staff/session-actions.ts'
import { FieldError } from '../ui/field-error.tsx'
import { usePosting } from './use-posting.ts'

type Props = {
  words: SignInWords['signOut']
  className: string
  /** Whether to end the account's other sessions, too. */
  everywhere?: true
}

/** Works without script. With it, a lost connection keeps the page and says that the person is still signed in. */
export function SignOutForm({ words, className, everywhere }: Props) {
  const [failed, setFailed] = useState(false)
  const { submit, pending } = usePosting(signOut, () => setFailed(true))
  return (
    <form action={signOut} onSubmit={submit} className="grid justify-items-start gap-3">
      {everywhere && <input type="hidden" name="everywhere" value="yes" />}
      <button type="submit" aria-disabled={pending || undefined} className={className}>
        {pending ? words.sending : words.label}
      </button>
      <FieldError role="alert" className="max-w-[44ch]">
        {failed && !pending && words.failed}
      </FieldError>
    </form>
  )
}
