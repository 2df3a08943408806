import { useEffect, useRef, useState } from 'react'
import type { News, Numbers } from '../../../lib/staff/desk/read-desk.ts'
import { useEvents, useEvery } from '../../ui/use-events.ts'

/** Between two polls, in milliseconds. */
const pollMs = 10_000
/** How long an answer is waited for, in milliseconds: the next question waits for it. */
const answerTimeoutMs = 20_000

type Options = {
  numbers: Numbers
  count: number
  /** When the list was read, in milliseconds since 1970. */
  since: number
  title: string
  rows: string[]
  /** Gets these rows and the open ticket as now stored, and the ids of tickets the reader has changed. */
  onNews: (news: News, mine: readonly string[]) => void
  onEnded: () => void
}

/** Polls every 10 s, and when the tab is shown again: news of requests, replies, acceptances, the view's count and figures. */
export function useNews({ numbers, count, since, title, rows, onNews, onEnded }: Options) {
  const [news, setNews] = useState({ fresh: 0, written: [] as string[], count, numbers, now: since })
  const mine = useRef<string[]>([])
  const last = useRef(0)

  async function ask() {
    if (document.hidden) return
    const turn = (last.current += 1)
    const filters = Object.fromEntries(new URLSearchParams(location.search))
    const answer = await fetchDeskData<News>('news', {
      ...filters,
      since: String(since),
      rows: rows.join(','),
    })
    if (answer.state === 'ended') onEnded()
    // An answer from before the last save would undo it.
    if (answer.state !== 'answered' || turn !== last.current) return
    setNews(answer.value)
    onNews(answer.value, mine.current.splice(0))
  }
  useEvery(pollMs, () => void ask())
  const hear = (event: Event) => {
    if (event instanceof CustomEvent) mine.current.push(...(event.detail as string[]))
    void ask()
  }
  useEvents('visibilitychange desk:changed', hear, () => document)
  const all = news.fresh + news.written.length
  useEffect(() => {
    document.title = all > 0 ? `(${all}) ${title}` : title
  }, [all, title])
  return news
}

/** Reports a save, so that the page polls again; `mine` are the ids of the tickets that the reader has changed. */
export const reportSave = (...mine: string[]) =>
  document.dispatchEvent(new CustomEvent('desk:changed', { detail: mine }))

type Asked<T> = { state: 'answered'; value: T } | { state: 'ended' | 'gone' | 'failed' }

/** Fetches JSON from one of the desk's addresses. An ended session redirects to the sign-in, which is not JSON. */
export async function fetchDeskData<T>(path: string, values: Record<string, string>): Promise<Asked<T>> {
  try {
    const signal = AbortSignal.timeout(answerTimeoutMs)
    const answer = await fetch(`/form-submissions/${path}?${new URLSearchParams(values)}`, { signal })
    if (answer.status === 401 || answer.redirected) return { state: 'ended' }
    if (answer.status === 404) return { state: 'gone' }
    return answer.ok ? { state: 'answered', value: (await answer.json()) as T } : { state: 'failed' }
  } catch {
    return { state: 'failed' }
  }
}
