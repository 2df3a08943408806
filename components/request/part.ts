import type { RequestPageWords } from '../../lib/content/request-page.ts'
import { wordsOf } from '../../lib/leads/options.ts'
import type { RequestData, SentQuote } from '../../lib/request/page-data.ts'

/** What each part of a request's page gets. */
export type PartProps = {
  /** When the request was read, in milliseconds since 1970. */
  now: number
  token: string
  request: RequestData
  words: RequestPageWords
  onChange: () => Promise<void>
}

export type QuoteProps = PartProps & {
  sent: SentQuote
  isAway: boolean
  onAsk: () => void
  onShow: (number: number) => void
}

/** What a quote says of tax, in today's words. */
export const taxOf = ({ sent, words }: Pick<QuoteProps, 'sent' | 'words'>) =>
  wordsOf(words.taxes, sent.quote.tax)
