import { Suspense } from 'react'
import { submissionsWords } from '../../lib/content/submissions.ts'
import type { ListState } from '../../lib/staff/list-state.ts'
import { SiteFrame } from '../site/site-frame.tsx'
import { Loading } from './loading.tsx'
import { SessionLine } from './session-line.tsx'
import { SubmissionList } from './submission-list.tsx'

/** The list as cards: for everybody where it is open, and for staff who want it so. */
export function Cards({ state }: { state: ListState }) {
  const words = submissionsWords()
  return (
    <SiteFrame>
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
    </SiteFrame>
  )
}
