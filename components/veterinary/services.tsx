import type { VeterinaryWords } from '../../lib/content/service-pages.ts'
import { Picture } from '../ui/picture.tsx'
import { Facts, Section, YellowColumns } from '../ui/section.tsx'

/** One large service with the others beside it, each with its picture, in one ruled box. */
export function VeterinaryServices({ words }: { words: VeterinaryWords['services'] }) {
  const [large, ...rest] = words.list
  return (
    <Section id="range" words={words} className="ruled-t bg-board">
      <div className="veterinary-services ruled mt-8 grid bg-sheet md:mt-9 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        {large && (
          <div className="max-md:ruled-b md:flex md:flex-col md:ruled-r">
            <Picture
              picture={large.picture}
              sizes="(min-width: 861px) 56vw, 100vw"
              className="ruled-b grow max-sm:aspect-video sm:max-md:aspect-2/1 md:min-h-[304px] md:max-xl:[&_img]:object-contain"
            />
            <div className="px-5 py-5">
              <h3 className="type-h3 not-print:type-display not-print:text-6">{large.title}</h3>
              <p className="mt-3 mb-4 text-3 text-slate print:[margin:1mm_0]">{large.text}</p>
              <Facts facts={large.tags} />
            </div>
          </div>
        )}
        <ul role="list" className="grid md:auto-rows-fr print:contents">
          {rest.map(({ title, text, tags, picture }) => (
            <li
              key={title}
              className="not-first:ruled-t max-sm:flex max-sm:flex-col sm:grid sm:grid-cols-[minmax(0,1fr)_minmax(0,38%)]"
            >
              <div className="flex flex-col gap-3 px-5 py-6 md:pt-7">
                <h3 className="type-h3">{title}</h3>
                <p className="mb-3 text-slate print:[margin:1mm_0]">{text}</p>
                <Facts facts={tags} className="mt-auto" />
              </div>
              <Picture
                picture={picture}
                sizes="(min-width: 1280px) 290px, (min-width: 861px) 16vw, (min-width: 600px) 330px, 90vw"
                className="max-sm:order-first max-sm:aspect-4/3 max-sm:ruled-b sm:ruled-l sm:max-md:min-h-[200px] md:max-xl:[&_img]:object-contain"
              />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

export function Reasons({ words }: { words: VeterinaryWords['reasons'] }) {
  return (
    <Section
      name="reasons"
      words={words}
      className="on-flood bg-blue-yellow text-sheet md:[--spacing-section:var(--spacing-10)]"
    >
      <YellowColumns items={words.list} className="mt-8 md:mt-9" />
    </Section>
  )
}
