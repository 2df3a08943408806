import { useEffect, useEffectEvent, useState } from 'react'
import type { Numbers } from '../../../lib/staff/desk/read-desk.ts'
import type { News } from '../../../lib/staff/desk/read-news.ts'
import { askServer } from './ask-server.ts'

/** Between two questions, in milliseconds. */
const pause = 30_000

/**
 * Asks every 30 s whether something came; not while the tab is hidden, but at once when it is seen again.
 * @param since when the list was read, in milliseconds since 1970
 * @returns how many came, the numbers above the list, and a way to ask now
 */
export function useNews(first: Numbers, since: number, title: string, onEnded: () => void) {
  const [news, setNews] = useState<News>({ fresh: 0, numbers: first, now: since })

  const ask = useEffectEvent(async () => {
    if (document.hidden) return
    const shown = Object.fromEntries(new URLSearchParams(location.search))
    const asked = await askServer<News>('news', { ...shown, since: String(since) })
    if (asked.state === 'ended') onEnded()
    if (asked.state === 'answered') setNews(asked.value)
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

/** Says that something was saved, so that the numbers are asked for anew. */
export const tellChanged = () => document.dispatchEvent(new Event('desk:changed'))
