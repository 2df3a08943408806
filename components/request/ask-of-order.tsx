import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { fill } from '../../lib/content/fill.ts'
import type { RequestPageWords } from '../../lib/content/request-page.ts'
import { newKey } from '../../lib/new-key.ts'
import { askRequest } from '../../lib/request/ask-request.ts'
import { maxOrderAsk, type OrderAsk, orderAsks } from '../../lib/request/order-steps.ts'
import { type OwnRequest, rememberRequest } from '../../lib/request/request-storage.ts'
import { showToast } from '../site/show-toast.tsx'
import { TextLink } from '../ui/text-link.tsx'

type Props = { token: string; words: RequestPageWords }

/** Begins the same order again, or a question about it, each as a request with a page of its own. */
export function AskOfOrder({ token, words: { again, heads, phone } }: Props) {
  const [asks, setAsks] = useState<OrderAsk>()
  const [state, setState] = useState<'idle' | 'sending' | 'missing' | 'failed'>('idle')
  /** One for one request, however often it is sent. */
  const keys = useRef<Partial<Record<OrderAsk, string>>>({})
  const [typed, setTyped] = useState<Record<OrderAsk, string>>({ reorder: '', question: '' })
  const openers = useRef<Partial<Record<OrderAsk, HTMLButtonElement | null>>>({})

  function close(asks: OrderAsk) {
    flushSync(() => setAsks(undefined))
    setState('idle')
    openers.current[asks]?.focus()
  }
  async function send(asks: OrderAsk, field: HTMLTextAreaElement | null) {
    if (state === 'sending') return
    if (asks === 'question' && !typed[asks].trim()) {
      setState('missing')
      field?.focus()
      return
    }
    setState('sending')
    try {
      const key = (keys.current[asks] ??= newKey())
      const next = await askRequest<OwnRequest>(token, 'order', { key, asks, body: typed[asks] })
      rememberRequest(next)
      showToast('success', { title: heads.received, description: again[asks].sent })
      location.hash = next.token
      scrollTo({ top: 0 })
    } catch {
      setState('failed')
    }
  }
  if (!asks)
    return (
      <p className="request-acts mt-5" data-screen-only="">
        {orderAsks.map((ask) => (
          <button
            key={ask}
            ref={(button) => void (openers.current[ask] = button)}
            type="button"
            className={ask === 'reorder' ? 'button button-secondary' : 'text-link'}
            onClick={() => setAsks(ask)}
          >
            {again[ask].open}
          </button>
        ))}
      </p>
    )
  return (
    <AskForm
      own={again[asks]}
      words={again}
      isSending={state === 'sending'}
      isMissing={state === 'missing'}
      failed={state === 'failed' ? fill(again.failed, { phone: phone.label }) : ''}
      typed={typed[asks]}
      onType={(text) => {
        setTyped({ ...typed, [asks]: text })
        if (state === 'missing') setState('idle')
      }}
      onSend={(field) => void send(asks, field)}
      onClose={() => close(asks)}
    />
  )
}

type FormProps = {
  own: RequestPageWords['again'][OrderAsk]
  words: RequestPageWords['again']
  isSending: boolean
  isMissing: boolean
  failed: string
  typed: string
  onType: (text: string) => void
  onSend: (field: HTMLTextAreaElement | null) => void
  onClose: () => void
}

function AskForm({ own, words, isSending, isMissing, failed, typed, onType, onSend, onClose }: FormProps) {
  return (
    <form
      className="grid gap-3 mt-5 p-4 ruled"
      data-screen-only=""
      onSubmit={(event) => {
        event.preventDefault()
        onSend(event.currentTarget.querySelector('textarea'))
      }}
    >
      <label className="type-label" htmlFor="ask-of-order">
        {own.field}
      </label>
      <textarea
        autoFocus
        id="ask-of-order"
        value={typed}
        onChange={(event) => onType(event.target.value)}
        className="input"
        rows={3}
        maxLength={maxOrderAsk}
        dir="auto"
        aria-invalid={isMissing || undefined}
        aria-describedby="ask-of-order-help"
      />
      <p id="ask-of-order-help" className="text-2 text-slate">
        {own.help}
      </p>
      <p role="alert" className="field-error">
        {isMissing ? words.missing : failed}
      </p>
      <p className="request-acts">
        <button type="submit" className="button button-primary" aria-disabled={isSending}>
          {isSending ? words.sending : own.send}
        </button>
        <TextLink onClick={onClose}>{words.back}</TextLink>
      </p>
    </form>
  )
}
