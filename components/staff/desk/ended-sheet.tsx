import { useEffect, useRef } from 'react'
import { fill } from '../../../lib/content/fill.ts'
import { useDesk } from './desk-context.tsx'

type Props = { reference: string; noteLength: number }

/** The session has ended: hides customers' data; the sign-in leads back to this ticket and its note. */
export function EndedSheet({ reference, noteLength }: Props) {
  const { ended } = useDesk().words
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => link.current?.focus(), [])
  const here = typeof location === 'undefined' ? '' : location.pathname + location.search
  const [before, after] = fill(ended.noteHelp, { count: noteLength }).split('{reference}')
  return (
    <div className="desk-veil">
      <section className="desk-sheet desk-ended" role="alertdialog" aria-labelledby="desk-ended">
        <div className="desk-sheet-head">
          <h2 id="desk-ended">{ended.title}</h2>
        </div>
        <div className="desk-ended-words">
          <p>{ended.text}</p>
          {noteLength > 0 && (
            <div className="desk-ask">
              <p>{ended.note}</p>
              <small>
                {before}
                <span className="desk-mono">{reference}</span>
                {after}
              </small>
            </div>
          )}
          <a
            ref={link}
            className="desk-button desk-go"
            href={`/sign-in?${new URLSearchParams({ reason: 'expired', next: here })}`}
          >
            {ended.signIn}
          </a>
        </div>
      </section>
    </div>
  )
}
