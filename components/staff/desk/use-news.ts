import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { News, Numbers } from '../../../lib/staff/desk/read-desk.ts'
import { askServer } from './ask-server.ts'

/** Between two questions, in milliseconds. */
const pause = 30_000

type Options = {
  numbers: Numbers
  /** When the list was read, in milliseconds since 1970. */
  since: number
  title: string
  /** The ids of the rows that are shown. */
  rows: string[]
  /** Gets these rows, and the open ticket, as they are stored now. */
  onNews: (news: News) => void
  onEnded: () => void
}

/**
 * Asks every 30 s what came and what was saved; not while the tab is hidden, but at once when it is seen again.
 * @returns how many came, and the numbers above the list
 */
export function useNews({ numbers, since, title, rows, onNews, onEnded }: Options) {
  const [news, setNews] = useState({ fresh: 0, numbers, now: since })
  const last = useRef(0)

  const ask = useEffectEvent(async () => {
    if (document.hidden) return
    const turn = (last.current += 1)
    const shown = Object.fromEntries(new URLSearchParams(location.search))
    const asked = await askServer<News>('news', { ...shown, since: String(since), rows: rows.join(',') })
    if (asked.state === 'ended') onEnded()
    // An answer from before the last save would take it back.
    if (asked.state !== 'answered' || turn !== last.current) return
    setNews(asked.value)
    onNews(asked.value)
  })
  useEffect(() => {
    const timer = setInterval(() => void ask(), pause)
    const seen = () => void ask()
    document.addEventListener('visibilitychange', seen)
    document.addEventListener('desk:changed', seen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', seen)
      document.removeEventListener('desk:changed', seen)
    }
  }, [])
  useEffect(() => {
    document.title = news.fresh > 0 ? `(${news.fresh}) ${title}` : title
  }, [news.fresh, title])
  return news
}

/** Says that something was saved, so that it is asked for anew. */
export const tellChanged = () => document.dispatchEvent(new Event('desk:changed'))
