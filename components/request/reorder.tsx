import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { fill } from '../../lib/content/fill.ts'
import type { RequestPageWords } from '../../lib/content/request-page.ts'
import { askRequest } from '../../lib/request/ask-request.ts'
import { maxReorder } from '../../lib/request/order-steps.ts'
import { type OwnRequest, rememberRequest } from '../../lib/request/kept-here.ts'
import { showToast } from '../site/show-toast.tsx'
import { TextLink } from '../ui/text-link.tsx'

type Props = { token: string; words: RequestPageWords; onAsk: () => void }

/** Begins the same order again, on a page of its own, or a question about this one. */
export function Reorder({ token, words: { again, heads, phone }, onAsk }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle')
  /** One for one reorder, however often it is sent. */
  const key = useRef('')
  const [body, setBody] = useState('')
  const opener = useRef<HTMLButtonElement>(null)

  function close() {
    flushSync(() => setOpen(false))
    opener.current?.focus()
  }
  async function send() {
    if (state === 'sending') return
    setState('sending')
    try {
      key.current ||= crypto.randomUUID()
      const next = await askRequest<OwnRequest>(token, 'reorder', { key: key.current, body })
      rememberRequest(next)
      showToast('success', { title: heads.received, description: again.sent })
      location.hash = next.token
      scrollTo({ top: 0 })
    } catch {
      setState('failed')
    }
  }
  if (!isOpen)
    return (
      <p className="request-acts mt-5" data-screen-only="">
        <button ref={opener} type="button" className="button button-secondary" onClick={() => setOpen(true)}>
          {again.open}
        </button>
        <TextLink onClick={onAsk}>{again.ask}</TextLink>
      </p>
    )
  return (
    <form
      className="grid gap-3 mt-5 p-4 ruled"
      data-screen-only=""
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <label className="type-label" htmlFor="reorder">
        {again.field}
      </label>
      <textarea
        autoFocus
        id="reorder"
        value={body}
        onChange={(event) => setBody(event.target.value)}
        className="input"
        rows={3}
        maxLength={maxReorder}
        dir="auto"
        aria-describedby="reorder-help"
      />
      <p id="reorder-help" className="text-2 text-slate">
        {again.help}
      </p>
      <p role="alert" className="field-error">
        {state === 'failed' && fill(again.failed, { phone: phone.label })}
      </p>
      <p className="request-acts">
        <button type="submit" className="button button-primary" aria-disabled={state === 'sending'}>
          {state === 'sending' ? again.sending : again.send}
        </button>
        <TextLink onClick={close}>{again.back}</TextLink>
      </p>
    </form>
  )
}
