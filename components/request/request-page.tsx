'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { fill } from '../../lib/content/fill.ts'
import type { RequestPageWords } from '../../lib/content/request-page.ts'
import { localPath } from '../../lib/language/local-path.ts'
import { mailLink } from '../../lib/leads/mail-link.ts'
import { askRequest, NotAnswered } from '../../lib/request/ask-request.ts'
import { forgetRequest, readOwnRequests, rememberRequest } from '../../lib/request/request-storage.ts'
import type { RequestData } from '../../lib/request/page-data.ts'
import { writeDate, writeTime } from '../../lib/request/write-time.ts'
import { OneRequest } from './one-request.tsx'
import { keepTogether } from '../ui/bold.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { useEvents, useEvery } from '../ui/use-events.ts'

type Found = { token: string; is: 'there' | 'gone' | 'away'; request?: RequestData; at: number }

/** Ignores anything that a sentence or a mail program adds after it. */
const shape = /[\w-]{43}/
/** Between two looks for news, in milliseconds. */
const pollMs = 20_000

/** The request that the address's fragment opens, read again while the page is in view. */
export function RequestPage({ words }: { words: RequestPageWords }) {
  const [found, setFound] = useState<Found>()
  const turn = useRef(0)
  /** A link that opens nothing is asked for once, because guesses are counted. */
  const gone = useRef('')

  const look = useCallback(async () => {
    const token = shape.exec(location.hash)?.[0] ?? ''
    const own = (turn.current += 1)
    const say = (is: Found['is'], request?: RequestData) => {
      if (own !== turn.current) return
      setFound((before) => {
        // Without a connection, the page stays unchanged.
        if (is === 'away' && before?.token === token) return before.is === 'gone' ? before : { ...before, is }
        return { token, is, request, at: Date.now() }
      })
    }
    if (!token || token === gone.current) return say('gone')
    try {
      const request = await askRequest<RequestData>(token, 'read')
      rememberRequest({ reference: request.reference, token, sent: request.sent })
      say('there', request)
    } catch (error) {
      const isGone = error instanceof NotAnswered && error.status === 404
      if (isGone) gone.current = token
      if (isGone) for (const one of readOwnRequests()) if (one.token === token) forgetRequest(one.reference)
      say(isGone ? 'gone' : 'away')
    }
  }, [])

  const lookIfSeen = () => void (document.hidden || look())
  useEffect(() => void look(), [look])
  useEvery(pollMs, lookIfSeen)
  useEvents('hashchange online offline', () => void look())
  useEvents('visibilitychange', lookIfSeen, () => document)

  const { token = '', is, request, at = 0 } = found ?? {}
  if (is === 'gone' && !location.hash && readOwnRequests().length > 0)
    return (
      <div className="wrap min-h-[60vh] pt-8 pb-section">
        <h1 className="type-h2">{words.title}</h1>
        <OwnRequests words={words.own} />
      </div>
    )
  if (is === 'gone') return <Gone words={words} />
  if (request)
    return (
      <>
        {is === 'away' && (
          <p role="status" className="py-4 bg-key text-sheet" data-screen-only="">
            <span className="wrap block">
              {fill(words.offline, {
                start: navigator.onLine ? '' : words.offlineStart,
                time: writeTime(at),
              })}
            </span>
          </p>
        )}
        <OneRequest
          key={token}
          token={token}
          request={request}
          isAway={is === 'away'}
          now={at}
          words={words}
          onChange={look}
        />
      </>
    )
  return (
    <div className="wrap min-h-[100dvh] pt-8 pb-section">
      <h1 className="type-h2">{words.title}</h1>
      {is === 'away' ? (
        <>
          <p role="alert" className="type-lead mt-5">
            {words.away.text}
          </p>
          <button type="button" className="button button-primary mt-6" onClick={() => void look()}>
            {words.away.again}
          </button>
        </>
      ) : (
        // The page needs its script, so it loads at once (build/defer-scripts).
        <p role="status" data-late="now" className="type-lead scripted-only mt-5">
          {words.loading}
        </p>
      )}
      <p className="type-lead scriptless-only mt-5">
        {fill(words.unscripted, { phone: words.phone.label, email: words.email })}
      </p>
    </div>
  )
}

/** The link was ended, expired or cut short: one page for all, so that it reveals nothing. */
function Gone({ words: { gone, own, email, phone } }: { words: RequestPageWords }) {
  return (
    <div
      className="wrap grid gap-8 items-center min-h-[calc(100dvh-172px)] pt-8 pb-section md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
      data-gone=""
    >
      <div>
        <h1 className="type-h2">{gone.heading}</h1>
        <p role="alert" className="type-lead mt-5">
          {keepTogether(fill(gone.text, { phone: phone.label, email }))}
        </p>
        <a href={mailLink(email, gone.subject, [])} className="button button-primary mt-6">
          {gone.mail}
        </a>
        <OwnRequests words={own} />
      </div>
      <img
        src="/drawings/torn-ticket.svg"
        alt=""
        width="480"
        height="400"
        className="w-full max-w-[480px] md:justify-self-end"
      />
    </div>
  )
}

/** The requests sent or opened on this device, which only this device remembers, each with a button to forget it. */
function OwnRequests({ words }: { words: RequestPageWords['own'] }) {
  const [list, setList] = useState(readOwnRequests)
  if (list.length === 0) return null
  return (
    <section className="mt-8" aria-labelledby="own">
      <h2 id="own" className="type-label">
        {words.heading}
      </h2>
      <ul role="list">
        {list.map(({ reference, token, sent }) => (
          <li key={reference} className="flex flex-wrap items-center gap-x-5">
            <a href={localPath(`/request#${token}`)} className="text-link">
              {fill(words.open, { reference, day: writeDate(sent) })}
            </a>
            <TextLink
              aria-label={`${words.forget}: ${reference}`}
              onClick={() => {
                forgetRequest(reference)
                setList(readOwnRequests())
              }}
            >
              {words.forget}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
