'use client'

import { useCallback, useEffect, useState } from 'react'
import { ask } from '../../lib/artwork/sending/ask.ts'
import { Refusal } from '../../lib/artwork/sending/refusal.ts'
import { fill } from '../../lib/content/fill.ts'
import { mailLink } from '../../lib/leads/mail-link.ts'
import type { ArtworkData } from '../../lib/content/artwork-data.ts'
import { LinkedFiles, type Linked } from './linked-files.tsx'

type Found = { token: string; request?: Linked; is: 'there' | 'unknown' | 'away' }

const shape = /^[\w-]{43}$/

/** The request a link leads to, with its files. */
export function LinkedRequest({ words }: { words: ArtworkData }) {
  const { link } = words
  const [found, setFound] = useState<Found>()

  const look = useCallback(async () => {
    const token = location.hash.slice(1)
    if (!shape.test(token)) return setFound({ token, is: 'unknown' })
    try {
      setFound({ token, is: 'there', request: await ask<Linked>(token, 'GET') })
    } catch (error) {
      setFound((before) =>
        error instanceof Refusal
          ? { token, is: 'unknown' }
          : // What is shown stays while it does not get through.
            { is: 'away', ...(before?.token === token && before), token },
      )
    }
  }, [])
  useEffect(() => {
    const again = () => void look()
    again()
    addEventListener('hashchange', again)
    return () => removeEventListener('hashchange', again)
  }, [look])

  const { token = '', request, is } = found ?? {}
  return (
    <section id="artwork-link" className="bg-board">
      <div className="wrap min-h-[60vh] pt-9 pb-section">
        {is === 'unknown' ? (
          <LinkUnknown words={words} />
        ) : (
          <>
            <h1 className="type-h2">{link.heading}</h1>
            {request ? (
              <LinkedFiles key={token} token={token} request={request} words={words} onChange={look} />
            ) : is === 'away' ? (
              <>
                <p role="alert" className="type-lead mt-6">
                  {link.away.text}
                </p>
                <button type="button" className="button button-primary mt-7" onClick={() => void look()}>
                  {link.away.again}
                </button>
              </>
            ) : (
              // The page needs its script, so it loads at once (delivery/defer-scripts).
              <p role="status" data-late="now" className="type-lead scripted-only mt-6">
                {link.loading}
              </p>
            )}
          </>
        )}
        <p className="type-lead scriptless-only mt-6">{fill(link.unscripted, { email: words.email })}</p>
      </div>
    </section>
  )
}

/** The link has expired or lost part of itself. */
function LinkUnknown({ words: { email, link, sending } }: { words: ArtworkData }) {
  const { heading, text, mail } = link.unknown
  return (
    <>
      <h1 className="type-h2">{heading}</h1>
      <p role="alert" className="type-lead mt-6">
        {fill(text, { email })}
      </p>
      <a
        href={mailLink(email, fill(sending.letter.subject, { reference: '' }), [])}
        className="button button-primary mt-7"
      >
        {mail}
      </a>
    </>
  )
}
