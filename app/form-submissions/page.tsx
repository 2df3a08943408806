import '../../components/staff/desk.css'
import '../../components/staff/desk-tickets.css'
import '../../components/staff/desk/frame.css'
import '../../components/staff/desk/controls.css'
import '../../components/staff/desk/menus.css'
import '../../components/staff/desk/list.css'
import '../../components/staff/desk/cells.css'
import '../../components/staff/desk/tools.css'
import '../../components/staff/desk/bag.css'
import '../../components/staff/desk/ticket.css'
import '../../components/staff/desk/card.css'
import '../../components/staff/desk/stub.css'
import '../../components/staff/desk/sheets.css'
import '../../components/staff/desk/narrow.css'
import '../../components/staff/desk/narrow-rows.css'
import '../../components/staff/desk/narrow-ticket.css'
import '../../components/staff/desk/print.css'
import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { connection } from 'next/server'
import { Cards } from '../../components/staff/cards.tsx'
import { Workplace } from '../../components/staff/desk/workplace.tsx'
import { submissionsWords } from '../../lib/content/submissions.ts'
import { workplaceWords } from '../../lib/content/workplace.ts'
import { currentStaff } from '../../lib/staff/current-staff.ts'
import { readListState, type SearchParams } from '../../lib/staff/list-state.ts'
import { sourcesPath } from '../../lib/staff/sources/span.ts'
import { sessionToken } from '../../lib/supabase/session-client.ts'

export const dynamic = 'force-dynamic'

export async function generateMetadata(): Promise<Metadata> {
  const title = (await sessionToken()) ? workplaceWords().title : submissionsWords().title
  return { title, robots: { index: false, follow: false } }
}

export default async function FormSubmissionsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  // A prefetch of Next's own holds nothing of a page that is only for who asks for it.
  await connection()
  const state = readListState(await searchParams)
  if ((await currentStaff()).state === 'marketer') redirect(sourcesPath)
  if (state.show === 'cards' || !(await sessionToken())) return <Cards state={state} />
  // In one piece: what is streamed later only shows with script.
  return <Workplace state={state} />
}
