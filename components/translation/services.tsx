import clsx from 'clsx'
import type { GalleyLine, TranslationService, translation } from '../../lib/content/service-pages.ts'
import { fullRows } from '../ui/full-rows.ts'
import { Picture } from '../ui/picture.tsx'
import { Section } from '../ui/section.tsx'

type Words = ReturnType<typeof translation>

export function TranslationServices({ services }: { services: TranslationService[] }) {
  return (
    <div className="ruled-t">
      <div className="translation-services wrap md:grid md:grid-cols-2">
        {services.map(({ title, text, proof, picture }) => (
          <section
            key={title}
            className="gap-x-6 py-8 not-first:ruled-t sm:max-md:grid sm:max-md:grid-cols-2 sm:max-md:[&>:is(h2,p)]:col-span-2 md:py-9 md:odd:pr-9 md:nth-2:border-t-0 md:even:pl-9 md:odd:last:col-span-2 md:odd:last:columns-2 md:odd:last:gap-[calc(2*var(--spacing-9))] md:odd:last:pr-0 md:odd:last:[&>*]:break-inside-avoid"
          >
            <h2 className="type-display text-7">{title}</h2>
            <p className="type-lead mt-5 text-slate print:self-end">{text}</p>
            <Galley lines={proof} className="ruled mt-7" />
            <Picture
              picture={picture}
              sizes="(min-width: 1360px) 616px, (min-width: 600px) 42vw, 90vw"
              className="ruled mt-6 aspect-video sm:max-md:mt-7 sm:max-md:aspect-auto"
            />
          </section>
        ))}
      </div>
    </div>
  )
}

/** Lines of text passing through the studio, each in its language; the last is set in yellow (components/site/ending.css). */
export function Galley({ lines, className }: { lines: GalleyLine[]; className: string }) {
  return (
    <ul role="list" className={clsx('galley', className)}>
      {lines.map(({ mark, code, text }) => (
        <li key={mark}>
          <span className="type-data">{mark}</span>
          <span lang={code} className="font-galley">
            {text}
          </span>
        </li>
      ))}
    </ul>
  )
}

export function Languages({ words }: { words: Words['languages'] }) {
  const shares = fullRows(words.list.length, { phone: 2, middle: 4, md: 5 })
  return (
    <Section id="languages" words={words} className="ruled-t bg-board">
      <ul role="list" className="ruled-t ruled-l full-rows mt-8 bg-sheet md:mt-9">
        {words.list.map(({ name, native, code }, index) => (
          <li key={code} className={`ruled-r ruled-b px-4 py-4 md:px-5 md:py-4 ${shares[index]}`}>
            <span
              lang={code}
              className="font-native block text-5 leading-control font-head x-tight md:text-6 [--text-6:1.875rem]"
            >
              {native}
            </span>
            <span className="text-2 text-slate">{name}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function Industries({ words }: { words: Words['industries'] }) {
  const shares = fullRows(words.list.length, { phone: 1, md: 3 })
  return (
    <section aria-labelledby="industries-heading" className="industries ruled-t">
      <div className="wrap py-section">
        <div className="grid items-end gap-x-6 gap-y-7 sm:grid-cols-3 md:gap-x-0">
          <h2 id="industries-heading" className="type-h2 max-w-[8em] sm:col-span-2">
            {words.heading}
          </h2>
          <Picture
            picture={words.picture}
            sizes="(min-width: 1360px) 424px, (min-width: 600px) 31vw, 90vw"
            className="ruled aspect-2/1 max-sm:aspect-video"
          />
        </div>
        <ul
          role="list"
          className="ruled-t ruled-b ruled-cells full-rows mt-8 md:mt-9 print:m-0 print:[clip-path:none]"
        >
          {words.list.map(({ title, text }, index) => (
            <li key={title} className={shares[index]}>
              <h3 className="text-6 font-head x-poster">{title}</h3>
              <p className="mt-2 text-3 text-slate">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
