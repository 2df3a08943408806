import '../../components/staff/workplace.css'
import { connection } from 'next/server'
import { Cards } from '../../components/staff/cards.tsx'
import { Workplace } from '../../components/staff/desk/workplace.tsx'
import { cardsWords, deskBarWords, submissionsWords, workplaceWords } from '../../lib/content/workplace.ts'
import { requestWords } from '../../lib/content/request.ts'
import { readListState, type SearchParams } from '../../lib/staff/list-state.ts'
import { sessionToken } from '../../lib/supabase/session-client.ts'
import { privatePage } from '../../lib/seo/private-page.ts'

export const dynamic = 'force-dynamic'

export const generateMetadata = async () =>
  privatePage((await sessionToken()) ? workplaceWords().title : submissionsWords().title)

export default async function FormSubmissionsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  // Keeps the page's data out of Next's prefetches.
  await connection()
  const state = readListState(await searchParams)
  if (state.show === 'cards' || !(await sessionToken())) return <Cards state={state} words={cardsWords()} />
  // Not streamed: streamed parts only show with script.
  return (
    <Workplace
      state={state}
      words={workplaceWords()}
      taxes={requestWords().taxes}
      cards={cardsWords()}
      header={deskBarWords()}
    />
  )
}
