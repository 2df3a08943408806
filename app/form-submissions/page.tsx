import '../../components/staff/desk.css'
import '../../components/staff/desk-tickets.css'
import type { Metadata } from 'next'
import { connection } from 'next/server'
import { Suspense } from 'react'
import { Loading } from '../../components/staff/loading.tsx'
import { SessionLine } from '../../components/staff/session-line.tsx'
import { SubmissionList } from '../../components/staff/submission-list.tsx'
import { submissionsWords } from '../../lib/content/submissions.ts'
import { readListState, type SearchParams } from '../../lib/staff/list-state.ts'

export const dynamic = 'force-dynamic'

export function generateMetadata(): Metadata {
  return { title: submissionsWords().title, robots: { index: false, follow: false } }
}

export default async function FormSubmissionsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  // A prefetch of Next's own holds nothing of a page that is only for who asks for it.
  await connection()
  const words = submissionsWords()
  const state = readListState(await searchParams)
  return (
    <div className="bg-board">
      <div className="wrap min-h-[70vh] pt-14 pb-section">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3">
          <h1 className="type-h2 text-[clamp(48px,7vw,104px)]">{words.title}</h1>
          <SessionLine state={state} words={words} />
        </div>
        <noscript>
          <p className="mt-6 font-[640]">{words.needsScript}</p>
        </noscript>
        <Suspense fallback={<Loading label={words.loading} />}>
          <SubmissionList state={state} />
        </Suspense>
      </div>
    </div>
  )
}
