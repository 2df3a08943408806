import type { RequestPageWords } from '../../lib/content/request-page.ts'
import { optionWords } from '../../lib/leads/options.ts'
import type { RequestData, RequestQuote } from '../../lib/request/page-data.ts'

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
  sent: RequestQuote
  isAway: boolean
  onAsk: () => void
  onShow: (number: number) => void
}

/** What a quote says of tax, in today's words. */
export const taxOf = ({ sent, words }: Pick<QuoteProps, 'sent' | 'words'>) =>
  optionWords(words.taxes, sent.quote.tax)
