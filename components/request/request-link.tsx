import { useState } from 'react'
import { fill } from '../../lib/content/fill.ts'
import { askRequest } from '../../lib/request/ask-request.ts'
import { forgetRequest } from '../../lib/request/own-requests.ts'
import { writeDate } from '../../lib/request/write-time.ts'
import { showToast } from '../site/show-toast.tsx'
import type { PartProps } from './part.ts'

/** Who can see the page, and how to end that. */
export function RequestLink({ token, request, words: { link }, onChange }: PartProps) {
  const [asking, setAsking] = useState(false)
  const [failed, setFailed] = useState(false)

  async function copy() {
    await navigator.clipboard.writeText(location.href)
    showToast('success', link.copied)
  }
  async function end() {
    try {
      await askRequest(token, 'end')
      forgetRequest(request.reference)
      await onChange()
    } catch {
      setFailed(true)
    }
  }
  return (
    <section className="request-part request-tear" aria-labelledby="who" data-screen-only="">
      <h2 id="who">{asking ? link.ask : link.heading}</h2>
      {asking ? (
        <>
          <p>{link.consequence}</p>
          {failed && (
            <p role="alert" className="error">
              {link.failed}
            </p>
          )}
          <p className="request-acts">
            <button type="button" className="button button-small button-secondary" onClick={() => void end()}>
              {link.yes}
            </button>
            <button type="button" className="text-link" autoFocus onClick={() => setAsking(false)}>
              {link.no}
            </button>
          </p>
        </>
      ) : (
        <>
          <p>{fill(link.text, { day: writeDate(request.until) })}</p>
          <p className="request-acts">
            <button type="button" className="text-link" onClick={() => void copy()}>
              {link.copy}
            </button>
            <button type="button" className="text-link" onClick={() => setAsking(true)}>
              {link.end}
            </button>
          </p>
        </>
      )}
    </section>
  )
}
