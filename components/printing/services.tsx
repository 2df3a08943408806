import { Picture } from '../ui/picture.tsx'
import type { PrintingWords } from '../../lib/content/printing.ts'

export function Services({ words }: { words: PrintingWords['services'] }) {
  return (
    <section aria-labelledby="services-heading" className="ruled-t">
      <div className="wrap py-section">
        <h2 id="services-heading" className="sr-only">
          {words.heading}
        </h2>
        <ul role="list" className="ruled-b">
          {words.list.map(({ title, text, picture }) => (
            <li
              key={title}
              className="beside ruled-t grid gap-x-6 max-md:items-start max-md:pb-6 md:grid-cols-[minmax(0,5fr)_minmax(0,4.4fr)_260px]"
            >
              <h3 className="type-display pt-5 pb-3 text-7 md:py-6">{title}</h3>
              <p className="pb-5 text-slate md:py-7 md:pr-6">{text}</p>
              <Picture
                picture={picture}
                sizes="(min-width: 861px) 330px, 92vw"
                className="max-md:aspect-4/3 max-md:ruled md:min-h-[190px] md:ruled-l"
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
