import { heroQuoteWords } from '@/lib/content/hero-quote'
import { QuoteDialog } from './quote-dialog'
import { withShared } from './with-shared'

/** The Request a Quote dialog with its words; stands once in each page that has a button for it. */
export function HeroQuote() {
  return <QuoteDialog words={withShared(heroQuoteWords())} />
}
