import type { ReactNode } from 'react'
import type { SignInWords } from '../../lib/content/sign-in.ts'
import { Docket } from '../ui/docket.tsx'

type Props = { words: SignInWords; heading: string; children: ReactNode }

/** The page's poster on the left, a ticket on the right. */
export function PressRoom({ words, heading, children }: Props) {
  return (
    <div className="bg-board">
      <div className="wrap grid items-end gap-8 pt-8 pb-9 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:gap-6 md:py-10">
        <div>
          <h1 className="press-room type-display max-w-min wrap-break-word">{words.title}</h1>
          <p className="type-lead mt-6 text-slate">{words.lead}</p>
        </div>
        <Docket head={<h2 className="docket-title">{heading}</h2>}>{children}</Docket>
      </div>
    </div>
  )
}
