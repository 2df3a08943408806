import '../../../../components/staff/desk.css'
import '../../../../components/staff/reports/report.css'
import { redirect } from 'next/navigation'
import { connection } from 'next/server'
import { Account } from '../../../../components/staff/account.tsx'
import { Docket } from '../../../../components/ui/docket.tsx'
import { DeskBar } from '../../../../components/staff/desk-bar.tsx'
import { Lines } from '../../../../components/staff/customer.tsx'
import { customerWords } from '../../../../lib/content/customer.ts'
import { deskBarWords, submissionsWords } from '../../../../lib/content/desk.ts'
import { signInWords } from '../../../../lib/content/sign-in.ts'
import { accountPath } from '../../../../lib/staff/next-path.ts'
import { lengths } from '../../../../lib/staff/accounts/common-password.ts'
import { readAuditLog } from '../../../../lib/staff/customer.ts'
import { currentStaff } from '../../../../lib/staff/current-staff.ts'
import type { SearchParams } from '../../../../lib/staff/list-state.ts'
import { privatePage } from '../../../../lib/seo/private-page.ts'

export const dynamic = 'force-dynamic'

export const generateMetadata = () => privatePage(signInWords().account.title)

export default async function AccountPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  await connection()
  const { before } = await searchParams
  const { state, role, name = '', email } = await currentStaff()
  if (!email || state === 'stranger') redirect(`/sign-in?${new URLSearchParams({ next: accountPath })}`)
  const words = customerWords()
  const lines = role === 'manager' ? await readAuditLog(before) : []
  return (
    <div className="desk report bg-board">
      <DeskBar words={deskBarWords()} name={name} here={accountPath} tickets={state !== 'marketer'} />
      <main id="main" className="wrap grid max-w-[600px] gap-7 py-8 text-3">
        <Account words={signInWords()} email={email} least={lengths.least} />
        {lines.length > 0 && (
          <Docket head={<h2 className="docket-title">{words.taken.heading}</h2>}>
            <Lines words={words} cards={submissionsWords()} lines={lines} />
            {lines[49] && (
              <a className="desk-link" href={`?before=${lines[49].number}`}>
                {words.taken.older}
              </a>
            )}
          </Docket>
        )}
      </main>
    </div>
  )
}
