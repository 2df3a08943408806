import { fill } from '../../lib/content/fill.ts'
import type { SignInWords } from '../../lib/content/sign-in.ts'

/** Whom to ask: no mail sends new passwords. */
export function Forgotten({ words: { forgotten, helper } }: { words: SignInWords['form'] }) {
  const { name, email } = helper
  const [before, after] = fill(forgotten, { name }).split('{email}')
  return (
    <p className="-mt-3 px-5 pb-6 text-2 text-slate md:px-7 md:pb-7">
      {before}
      <a href={`mailto:${email}`} className="inline-block min-h-[24px] text-blue-dark underline">
        {email}
      </a>
      {after}
    </p>
  )
}
