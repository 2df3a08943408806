import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type QuoteDraft, draftFrom, quoteOf } from '../../../lib/quotes/draft.ts'
import { type AnswerResult, keepAnswer, sendAnswer, takeAnswerBack } from '../../../lib/staff/desk/answer.ts'
import type { Ticket } from '../../../lib/staff/desk/show-ticket.ts'
import { tellChanged } from './use-news.ts'

/** After the last change, in milliseconds. */
const quiet = 2_000

type State =
  | { is: 'writing' | 'sending' | 'failed' | 'gone' }
  | { is: 'invalid'; field: string }
  | { is: 'going'; id: string; outAt: number }
  | { is: 'asking'; question: string }

type Unkept = { reference: string; body: string; quote: QuoteDraft | null } | null

/** Saves a draft that is not kept yet; undefined if there is none. */
async function keep(unkept: RefObject<Unkept>) {
  const draft = unkept.current
  if (!draft) return
  const { state } = await keepAnswer(draft).catch(() => ({ state: 'failed' as const }))
  if (state === 'done' && unkept.current === draft) unkept.current = null
  return state
}

/**
 * An answer while it is written, and for the ten seconds in which it can be taken back. The server keeps the draft and counts
 * the seconds, so closing the page neither loses nor stops it. `begin` makes the first quote if no draft has one.
 */
export function useAnswer(
  ticket: Ticket,
  look: () => Promise<unknown>,
  onSent: () => void,
  onEnded: () => void,
  begin: () => QuoteDraft | null,
) {
  const [body, setBody] = useState(ticket.draft?.body ?? '')
  const [quote, setQuote] = useState<QuoteDraft | null>(() => draftFrom(ticket.draft?.quote) ?? begin())
  const [state, setState] = useState<State>({ is: 'writing' })
  const [keptAt, setKeptAt] = useState(0)
  const isChanged = useRef(false)
  const key = useRef(crypto.randomUUID())
  const shown = ticket.conversation.length
  const { reference } = ticket
  const unkept = useRef<Unkept>(null)

  useEffect(() => {
    const isOpen = ['writing', 'asking', 'invalid', 'failed'].includes(state.is)
    unkept.current = isChanged.current && isOpen ? { reference, body, quote } : null
    const timer = setTimeout(() => {
      void keep(unkept).then((kept) => {
        if (kept === 'done') setKeptAt(Date.now())
        if (kept === 'refused') onEnded()
      })
    }, quiet)
    return () => clearTimeout(timer)
  }, [body, quote, reference, state.is, onEnded])
  // Another ticket is opened meanwhile.
  useEffect(() => () => void keep(unkept), [])

  // It has left, so the ticket shows it now.
  const leave = useEffectEvent(() => {
    tellChanged(ticket.id)
    void look().then(onSent)
  })
  const going = state.is === 'going' ? state.outAt : 0
  useEffect(() => {
    if (!going) return
    const timer = setTimeout(() => leave(), Math.max(going - Date.now(), 0) + 500)
    return () => clearTimeout(timer)
  }, [going])

  function change(next: { body?: string; quote?: QuoteDraft | null }) {
    isChanged.current = true
    if (next.body !== undefined) setBody(next.body)
    if (next.quote !== undefined) setQuote(next.quote)
    if (state.is !== 'going') setState({ is: 'writing' })
  }
  async function send(insist = false) {
    if (state.is === 'sending' || state.is === 'going') return
    if (!quote && !body.trim()) return setState({ is: 'invalid', field: 'body' })
    setState({ is: 'sending' })
    const posted = {
      reference,
      body: body.trim(),
      quote: quote && quoteOf(quote),
      key: key.current,
      shown,
      insist,
    }
    const result = await sendAnswer(posted).catch((): AnswerResult => ({ state: 'failed' }))
    if (result.state === 'going' || result.state === 'sent') {
      setState({ is: 'going', id: result.id, outAt: result.outAt })
      return tellChanged(ticket.id)
    }
    if (result.state === 'refused') onEnded()
    setState(
      result.state === 'conflict'
        ? { is: 'asking', question: result.question }
        : result.state === 'invalid'
          ? { is: 'invalid', field: result.field }
          : { is: 'failed' },
    )
  }
  async function undo() {
    if (state.is !== 'going') return
    const { state: taken } = await takeAnswerBack(state.id).catch(() => ({ state: 'failed' as const }))
    // Sent again, it is another answer.
    key.current = crypto.randomUUID()
    setState({ is: taken === 'done' ? 'writing' : 'gone' })
    tellChanged()
  }
  /** Saves the draft, and closes unless that fails. */
  async function close() {
    const kept = await keep(unkept)
    if (kept === 'refused') onEnded()
    if (kept === 'failed') return setState({ is: 'failed' })
    // So that it shows this draft when opened again.
    if (isChanged.current) await look()
    onSent()
  }
  return { body, quote, state, keptAt, change, send, undo, close, settle: () => setState({ is: 'writing' }) }
}
