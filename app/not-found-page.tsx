import type { Metadata } from 'next'
import { QuoteDialog } from '../components/leads/quote-dialog.tsx'
import { SiteFrame } from '../components/site/site-frame.tsx'
import { RegisterMark } from '../components/ui/register-mark.tsx'
import { ChatLauncher } from '../components/widgets/chat-launcher.tsx'
import { chatWords, frameWords } from '../lib/content/frame.ts'
import { quoteRequestWords } from '../lib/content/lead-forms.ts'
import { notFoundWords, titleEnding } from '../lib/content/site.ts'
import { withShared } from '../lib/content/with-shared.ts'

export const notFoundMetadata = (): Metadata => ({
  title: { absolute: notFoundWords().title + titleEnding() },
  robots: { index: false },
})

/** The page of an unknown address, in the language of the address. */
export function NotFound() {
  const { title, lead, home, contact, pages } = notFoundWords()
  const words = frameWords()
  const links = words.footer.lists
    .flatMap((list) => list.links)
    .filter(({ href }) => /^(\/[a-z-]+){1,2}$/.test(href))
  return (
    <SiteFrame words={words}>
      <div className="wrap relative pt-9 pb-10">
        {/* The plates slipped on the press (misregistered.css): one heading for screen readers, three inks on screen. */}
        <h1 data-text={title} className="misregistered type-display">
          {title}
        </h1>
        <RegisterMark className="slipped-mark max-md:hidden" />
        <p className="type-lead mt-7">{lead}</p>
        <p className="mt-7 flex flex-wrap gap-4">
          <a href={home.href} className="button button-primary">
            {home.label}
          </a>
          <a href={contact.href} className="button button-secondary">
            {contact.label}
          </a>
        </p>
        <nav aria-labelledby="pages" className="mt-9">
          <h2 id="pages" className="type-label">
            {pages}
          </h2>
          <ul role="list" className="mt-3 flex flex-wrap gap-x-6 gap-y-3">
            {links.map(({ href, label }) => (
              <li key={href}>
                <a href={href} className="text-link">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <QuoteDialog words={withShared(quoteRequestWords())} />
      <ChatLauncher {...chatWords()} />
    </SiteFrame>
  )
}
