import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { newKey } from '../../lib/new-key.ts'
import { askRequest, NotAnswered } from '../../lib/request/ask-request.ts'
import {
  type Changes,
  keepState,
  storageKey,
  readKept,
  type Unsent,
} from '../../lib/request/request-storage.ts'
import type { RequestData } from '../../lib/request/page-data.ts'
import { useEvents, useEvery } from '../ui/use-events.ts'

/** Pause before a note that did not get through is sent again, in milliseconds. */
const retryMs = 10_000

/** The visitor's unconfirmed notes and the one being written; both outlive the page. Its key stores a note once. */
export function useUnsent(
  token: string,
  { reference, messages }: RequestData,
  onChange: () => Promise<void>,
) {
  const [kept, setKept] = useState(() => readKept(reference))
  const [said, setSaid] = useState<'sent' | 'waiting'>()
  const [takenBack, setTakenBack] = useState(0)
  const now = useRef(kept)
  const busy = useRef(false)

  function change(more: Partial<typeof kept>) {
    now.current = { ...now.current, ...more }
    keepState(reference, now.current)
    setKept(now.current)
  }
  async function goOn() {
    if (busy.current) return
    busy.current = true
    try {
      const refused = new Set<string>()
      const nextOne = () => now.current.unsent.find((one) => !refused.has(one.key))
      for (let next = nextOne(); next; next = nextOne()) {
        const { key, body, pins } = next
        const unsentAfter = (trouble?: Unsent['trouble']) =>
          now.current.unsent.map((one) => (one.key === key ? { ...one, trouble } : one))
        change({ unsent: unsentAfter() })
        try {
          await askRequest(token, 'messages', { key, body, pins })
        } catch (error) {
          const status = error instanceof NotAnswered ? error.status : 0
          change({ unsent: unsentAfter(status === 429 ? 'busy' : 'failed') })
          setSaid('waiting')
          // One that is refused for itself holds up no other.
          if (status !== 422) return
          refused.add(key)
          continue
        }
        // The list shows it before its own line disappears.
        await onChange()
        change({ unsent: now.current.unsent.filter((one) => one.key !== key) })
        setSaid('sent')
      }
    } finally {
      busy.current = false
    }
  }
  const again = () => void goOn()
  const begin = useEffectEvent(again)
  useEffect(() => begin(), [])
  useEvery(retryMs, again)
  useEvents('online', again)
  useEvents('storage', ({ key }: StorageEvent) => {
    // Another tab has written or sent.
    if (key !== storageKey(reference)) return
    now.current = readKept(reference)
    setKept(now.current)
  })

  const stored = new Set(messages.map(({ id }) => id))
  return {
    draft: kept.draft,
    unsent: kept.unsent.filter(({ key }) => !stored.has(key)),
    said,
    setDraft: (draft: string) => change({ draft }),
    send() {
      change({ draft: '', unsent: [...now.current.unsent, newNote(now.current.draft)] })
      again()
    },
    /** The changes to a proof that are being written. */
    changes: kept.changes,
    setChanges: (changes?: Changes) => change({ changes }),
    sendChanges({ words, ...asked }: Changes) {
      const one = { ...newNote(words), ...(asked.pins.length > 0 && { pins: asked }) }
      change({ changes: undefined, unsent: [...now.current.unsent, one] })
      again()
    },
    again,
    /** How often changes to a proof were taken back here, so that they can be written on. */
    takenBack,
    /** Puts an unsent note back into its field. */
    takeBack({ key, body, pins }: Unsent) {
      const { draft, changes } = now.current
      if (pins) setTakenBack(takenBack + 1)
      change({
        ...(pins
          ? { changes: joinChanges({ ...pins, words: body }, changes) }
          : { draft: join(body, draft) }),
        unsent: now.current.unsent.filter((one) => one.key !== key),
      })
    },
  }
}
export type Notes = ReturnType<typeof useUnsent>

const join = (...texts: string[]) => texts.filter(Boolean).join('\n')

/** Puts changes before others being written. If those are about another version, pins become words. */
function joinChanges(back: Changes, others: Changes = { ...back, pins: [], words: '' }): Changes {
  if (back.version === others.version)
    return { ...back, pins: [...back.pins, ...others.pins], words: join(back.words, others.words) }
  return { ...others, words: join(...back.pins.map(({ text }) => text), back.words, others.words) }
}

const newNote = (body: string): Unsent => ({
  key: newKey(),
  body: body.trim(),
  at: new Date().toISOString(),
})
