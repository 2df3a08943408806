import type { RequestPageWords } from '../../lib/content/request-page.ts'
import { optionWords } from '../../lib/leads/options.ts'
import type { RequestData, RequestQuote } from '../../lib/request/page-data.ts'

/** The props of each part of a request's page. */
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

/** A quote's sentence about tax, in today's words. */
export const taxOf = ({ sent, words }: Pick<QuoteProps, 'sent' | 'words'>) =>
  optionWords(words.taxes, sent.quote.tax)
