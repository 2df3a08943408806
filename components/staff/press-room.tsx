import type { ReactNode } from 'react'
import type { SignInWords } from '../../lib/content/sign-in.ts'
import { Docket } from '../ui/docket.tsx'

type Props = { words: SignInWords; heading: string; children: ReactNode }

/** The page's poster on the left, a ticket on the right. */
export function PressRoom({ words, heading, children }: Props) {
  return (
    <div className="bg-board">
      <div className="wrap grid items-end gap-9 pt-10 pb-16 min-[861px]:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] min-[861px]:gap-6 min-[861px]:pt-24 min-[861px]:pb-28">
        <div>
          <h1 className="type-display max-w-min wrap-break-word text-[clamp(84px,15vw,216px)] leading-[0.8] font-[850]">
            {words.title}
          </h1>
          <p className="type-lead mt-6 text-slate">{words.lead}</p>
        </div>
        <Docket head={<h2 className="docket-title">{heading}</h2>}>{children}</Docket>
      </div>
    </div>
  )
}
