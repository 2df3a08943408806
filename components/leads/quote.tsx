import { quoteWords } from '../../lib/content/quote.ts'
import { QuoteDialog } from './quote-dialog.tsx'
import { withShared } from './with-shared.ts'

/** The Request a Quote dialog with its words; once in each page that has a button for it. */
export function RequestQuote() {
  return <QuoteDialog words={withShared(quoteWords())} />
}
