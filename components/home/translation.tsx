import { ScriptLetters } from '../ui/script-letters.tsx'
import type { translationSection } from '../../lib/content/home/translation.ts'
import type { Language } from '../../lib/content/translation.ts'

type TranslationWords = ReturnType<typeof translationSection> & { languages: Language[] }

/** Half art, half words, full width. */
export function Translation({ words }: { words: TranslationWords }) {
  return (
    <section id="translation" aria-labelledby="translation-heading" className="ruled-t grid md:grid-cols-2">
      <div className="relative bg-board max-md:ruled-b max-md:aspect-5/2 md:ruled-r md:min-h-160">
        <ScriptLetters className="absolute inset-0 size-full md:p-[4%]" />
      </div>
      <div className="px-gutter pt-9 pb-9 md:py-section md:pl-[clamp(28px,5vw,80px)] xl:pr-[max(var(--spacing-gutter),calc((100vw-var(--container-sheet))/2))]">
        <h2 id="translation-heading" className="type-h2">
          {words.heading}
        </h2>
        <p className="type-lead mt-4 md:mt-5.5 text-slate">{words.lead}</p>
        <ul role="list" className="ruled-t mt-6 md:mt-9">
          {words.services.map(({ title, text }) => (
            <li key={title} className="ruled-b grid gap-x-4 gap-y-0.5 py-3 md:py-4 lg:grid-cols-[200px_1fr]">
              <h3 className="type-h3">{title}</h3>
              <p className="text-3/[1.45] text-slate">{text}</p>
            </li>
          ))}
        </ul>
        <LanguageNames label={words.languagesLabel} languages={words.languages} more={words.moreLanguages} />
        <a href={words.link.href} className="button button-key max-md:mr-12">
          {words.link.label}
        </a>
      </div>
    </section>
  )
}

type Props = { label: string; languages: Language[]; more: string }

/** Languages by their own names, separated by slashes. */
function LanguageNames({ label, languages, more }: Props) {
  return (
    <ul
      role="list"
      aria-label={label}
      className="slashed font-native my-7 text-3/[1.5] font-label x-tight md:mb-8 md:text-4"
    >
      {languages.map(({ code, native }, index) => (
        <li key={index} lang={code}>
          {native}
        </li>
      ))}
      <li>{more}</li>
    </ul>
  )
}
