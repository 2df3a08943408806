import '../../../components/staff/desk.css'
import { connection } from 'next/server'
import { Cards } from '../../../components/staff/cards.tsx'
import { DeskPage } from '../../../components/staff/desk/desk-page.tsx'
import { cardsWords, deskBarWords, submissionsWords, deskWords } from '../../../lib/content/desk.ts'
import { requestWords } from '../../../lib/content/request.ts'
import { readListState, type SearchParams } from '../../../lib/staff/list-state.ts'
import { sessionToken } from '../../../lib/supabase/session-client.ts'
import { privatePage } from '../../../lib/seo/private-page.ts'

export const dynamic = 'force-dynamic'

export const generateMetadata = async () =>
  privatePage((await sessionToken()) ? deskWords().title : submissionsWords().title)

export default async function FormSubmissionsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  // Keeps the page's data out of Next's prefetches.
  await connection()
  const state = readListState(await searchParams)
  if (state.show === 'cards' || !(await sessionToken())) return <Cards state={state} words={cardsWords()} />
  // Not streamed: streamed parts only show with script.
  return (
    <DeskPage
      state={state}
      words={deskWords()}
      taxes={requestWords().taxes}
      proof={requestWords().proof}
      cards={cardsWords()}
      header={deskBarWords()}
    />
  )
}
