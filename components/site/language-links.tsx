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
export const LanguageOffer = ({ words: { languages } }: { words: FrameWords }) =>
  languages.map(({ code, href, offer }, index) =>
    offer ? (
      <aside
        key={code}
        lang={code}
        className="offer justify-between gap-5 px-gutter ruled-b text-2"
        data-screen-only=""
        data-which={index}
      >
        <a href={href} hrefLang={code} className="flex items-center min-h-control-small underline">
          {offer.text}
        </a>
        <button type="button" aria-label={offer.close} className="flex-none size-control-small">
          ×
        </button>
      </aside>
    ) : null,
  )
