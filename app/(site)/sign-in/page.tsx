import { redirect } from 'next/navigation'
import { connection } from 'next/server'
import { ForgottenPassword, SignInFrame, StrangerNotice } from '../../../components/staff/sign-in-frame.tsx'
import { SignInForm } from '../../../components/staff/sign-in-form.tsx'
import { signInWords } from '../../../lib/content/sign-in.ts'
import { currentStaff } from '../../../lib/staff/current-staff.ts'
import { nextPath } from '../../../lib/staff/next-path.ts'
import { sourcesPath } from '../../../lib/staff/reports/span.ts'
import { privatePage } from '../../../lib/seo/private-page.ts'

export const dynamic = 'force-dynamic'

export const generateMetadata = () => privatePage(signInWords().meta.title)

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function SignInPage({ searchParams }: Props) {
  // Keeps the page's data out of Next's prefetches.
  await connection()
  const { next: nextParam, reason } = await searchParams
  const next = nextPath(nextParam)
  const { state, email } = await currentStaff()
  if (state === 'staff') redirect(next)
  if (state === 'marketer') redirect(sourcesPath)

  const words = signInWords()
  if (state === 'stranger')
    return (
      <SignInFrame words={words} heading={words.stranger.title}>
        <StrangerNotice words={words} email={email ?? ''} />
      </SignInFrame>
    )
  const expired = state === 'expired' || reason === 'expired'
  const signedOut = reason === 'signed-out' ? 'signedOut' : null
  const arrival = expired ? 'expired' : signedOut
  return (
    <SignInFrame words={words} heading={words.form.title}>
      <SignInForm words={words} next={next} arrival={arrival} />
      <ForgottenPassword words={words.form} />
    </SignInFrame>
  )
}
