import type { FrameWords } from '../../lib/content/frame.ts'

type Props = { words: FrameWords; className: string }

/** Links to this page in the other languages. The page script remembers the choice, and takes the fragment along. */
export const LanguageLinks = ({ words, className }: Props) =>
  words.languages.map(({ code, name, href }) => (
    <a key={code} href={href} hrefLang={code} lang={code} translate="no" className={className}>
      {name}
    </a>
  ))

/** One line on English pages for visitors whose browser asks for another language, until they dismiss it. */
export function LanguageOffer({ words: { languages } }: { words: FrameWords }) {
  const [first] = languages
  if (!first?.offer) return null
  return (
    <aside className="offer justify-between gap-5 px-gutter ruled-b text-2" data-screen-only="">
      <div>
        {languages.map(({ code, href, offer }) => (
          <a
            key={code}
            href={href}
            hrefLang={code}
            lang={code}
            className="flex items-center min-h-control-small underline"
          >
            {offer?.text}
          </a>
        ))}
      </div>
      <button
        type="button"
        lang={first.code}
        aria-label={first.offer.close}
        className="flex-none size-control-small"
      >
        ×
      </button>
    </aside>
  )
}
