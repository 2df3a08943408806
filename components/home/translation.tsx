import type { translationSection } from '../../lib/content/home/story.ts'
import type { Language } from '../../lib/content/service-pages.ts'

type TranslationWords = ReturnType<typeof translationSection> & { languages: Language[] }

export function Translation({ words }: { words: TranslationWords }) {
  return (
    <section id="translation" aria-labelledby="translation-heading" className="ruled-t grid md:grid-cols-2">
      <div className="relative overflow-clip bg-board max-md:ruled-b max-md:aspect-8/5 md:ruled-r">
        <img
          src="/drawings/script-letters.svg"
          alt=""
          loading="lazy"
          className="absolute inset-0 size-full object-contain"
        />
      </div>
      <div className="px-gutter py-8 md:py-section md:pl-9 xl:pr-[max(var(--spacing-gutter),calc((100vw-var(--container-sheet))/2))]">
        <h2 id="translation-heading" className="type-display text-7">
          {words.heading}
        </h2>
        <p className="type-lead mt-5 md:mt-6 text-slate">{words.lead}</p>
        <ul role="list" className="ruled-t mt-6 md:mt-8">
          {words.services.map(({ title, text }) => (
            <li key={title} className="ruled-b grid gap-x-5 gap-y-[2px] py-4 lg:grid-cols-[200px_1fr]">
              <h3 className="type-h3">{title}</h3>
              <p className="text-3 text-slate">{text}</p>
            </li>
          ))}
        </ul>
        {/* Languages by their own names, separated by slashes. */}
        <ul
          role="list"
          aria-label={words.languagesLabel}
          className="slashed font-native my-7 text-3 leading-body font-label x-tight md:mb-7 md:text-4"
        >
          {words.languages.map(({ code, native }, index) => (
            <li key={index} lang={code}>
              {native}
            </li>
          ))}
          <li>{words.moreLanguages}</li>
        </ul>
        <a href={words.link.href} className="button button-key max-sm:mr-6">
          {words.link.label}
        </a>
      </div>
    </section>
  )
}
