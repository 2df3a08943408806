import { fill } from '../../lib/content/fill.ts'
import type { SignInWords } from '../../lib/content/sign-in.ts'
import { SignOutForm } from './sign-out-form.tsx'

/** Signed in, but not on the staff list. */
export function Stranger({ words, email }: { words: SignInWords; email: string }) {
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
