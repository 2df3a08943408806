import '../../../components/staff/workplace.css'
import '../../../components/staff/sources/report.css'
import { redirect } from 'next/navigation'
import { connection } from 'next/server'
import { Account } from '../../../components/staff/account.tsx'
import { DeskBar } from '../../../components/staff/desk-bar.tsx'
import { deskBarWords } from '../../../lib/content/staff-words.ts'
import { signInWords } from '../../../lib/content/sign-in.ts'
import { accountPath } from '../../../lib/staff/next-path.ts'
import { lengths } from '../../../lib/staff/accounts/common-password.ts'
import { currentStaff } from '../../../lib/staff/current-staff.ts'
import { privatePage } from '../../../lib/seo/private-page.ts'

export const dynamic = 'force-dynamic'

export const generateMetadata = () => privatePage(signInWords().account.title)

export default async function AccountPage() {
  await connection()
  const { state, name = '', email } = await currentStaff()
  if (!email || state === 'stranger') redirect(`/sign-in?${new URLSearchParams({ next: accountPath })}`)
  return (
    <div className="desk report bg-board">
      <DeskBar words={deskBarWords()} name={name} here={accountPath} tickets={state !== 'marketer'} />
      <main id="main" className="wrap grid max-w-[600px] gap-7 py-8 text-3">
        <Account words={signInWords()} email={email} least={lengths.least} />
      </main>
    </div>
  )
}
