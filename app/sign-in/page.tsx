import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { connection } from 'next/server'
import { Forgotten } from '@/components/sign-in/forgotten'
import { PressRoom } from '@/components/sign-in/press-room'
import { SignInForm } from '@/components/sign-in/sign-in-form'
import { Stranger } from '@/components/sign-in/stranger'
import { brand } from '@/lib/content/brand'
import { signInWords } from '@/lib/content/sign-in'
import { currentStaff } from '@/lib/staff/current-staff'
import { nextPath } from '@/lib/staff/next-path'

export const dynamic = 'force-dynamic'

export function generateMetadata(): Metadata {
  return { title: signInWords().meta.title, robots: { index: false, follow: false } }
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function SignInPage({ searchParams }: Props) {
  // A prefetch of Next's own holds nothing of a page that is only for who asks for it.
  await connection()
  const { next: wanted, reason } = await searchParams
  const next = nextPath(wanted)
  const { state, email } = await currentStaff()
  if (state === 'staff') redirect(next)

  const words = signInWords()
  if (state === 'stranger')
    return (
      <PressRoom words={words} heading={words.stranger.title}>
        <Stranger words={words} email={email ?? ''} />
      </PressRoom>
    )
  const expired = state === 'expired' || reason === 'expired'
  const arrival = expired ? 'expired' : reason === 'signed-out' ? 'signedOut' : null
  return (
    <PressRoom words={words} heading={words.form.title}>
      <SignInForm words={words} next={next} arrival={arrival} />
      <Forgotten words={words.form.forgotten} email={brand().email} />
    </PressRoom>
  )
}
