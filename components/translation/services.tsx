import clsx from 'clsx'
import type { GalleyLine, TranslationService, translation } from '../../lib/content/translation.ts'
import { fullRows } from '../ui/full-rows.ts'
import { Picture } from '../ui/picture.tsx'

/** Services, each with a line of text passing through the studio. */
export function Services({ services }: { services: TranslationService[] }) {
  return (
    <div className="ruled-t">
      <div className="translation-services wrap md:grid md:grid-cols-2">
        {services.map(({ title, text, proof, picture }) => (
          <section
            key={title}
            className="gap-x-6 py-8 not-first:ruled-t sm:max-md:grid sm:max-md:grid-cols-2 sm:max-md:[&>:is(h2,p)]:col-span-2 md:py-9 md:odd:pr-9 md:nth-2:border-t-0 md:even:ruled-l md:even:pl-9 md:odd:last:col-span-2 md:odd:last:columns-2 md:odd:last:gap-[calc(2*var(--spacing-9))] md:odd:last:pr-0 md:odd:last:[&>*]:break-inside-avoid"
          >
            <h2 className="type-display text-7">{title}</h2>
            <p className="type-lead mt-5 text-slate">{text}</p>
            <Galley lines={proof} className="ruled mt-7" />
            <Picture
              picture={picture}
              sizes="(min-width: 1360px) 616px, (min-width: 600px) 42vw, 90vw"
              className="ruled mt-6 aspect-video sm:max-md:mt-7"
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

type Props = { words: ReturnType<typeof translation>['industries'] }

export function Industries({ words }: Props) {
  const shares = fullRows(words.list.length, { phone: 1, md: 3 })
  return (
    <section aria-labelledby="industries-heading" className="industries ruled-t">
      <div className="wrap py-section">
        <div className="grid items-end gap-x-6 gap-y-7 sm:grid-cols-3">
          <h2 id="industries-heading" className="type-h2 max-w-[8em] sm:col-span-2">
            {words.heading}
          </h2>
          <Picture
            picture={words.picture}
            sizes="(min-width: 1360px) 424px, (min-width: 600px) 31vw, 90vw"
            className="ruled aspect-4/3 max-sm:aspect-video"
          />
        </div>
        <ul role="list" className="ruled-t ruled-b ruled-cells full-rows mt-8 md:mt-9">
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
