import type { Brand } from '../../lib/content/brand.ts'
import type { PrintingWords } from '../../lib/content/service-pages.ts'
import { DieLine } from '../ui/die-line.tsx'
import { fullRows } from '../ui/full-rows.ts'
import { Picture } from '../ui/picture.tsx'
import { Section, YellowColumns } from '../ui/section.tsx'

export function PrintingServices({ words }: { words: PrintingWords['services'] }) {
  return (
    <Section name="services" words={words} title="sr-only" className="ruled-t">
      <ul role="list" className="ruled-b">
        {words.list.map(({ title, text, picture }) => (
          <li
            key={title}
            className="beside ruled-t grid gap-x-6 max-md:items-start max-sm:pb-6 sm:grid-cols-[minmax(0,1fr)_300px] sm:max-md:grid-rows-[auto_1fr] md:grid-cols-[minmax(0,5fr)_minmax(0,4.4fr)_200px]"
          >
            <h3 className="type-display pt-5 pb-3 text-7 md:py-5">{title}</h3>
            <p className="pb-5 text-slate md:py-6 md:pr-6">{text}</p>
            <Picture
              picture={picture}
              sizes="(min-width: 600px) 330px, 92vw"
              className="max-md:aspect-4/3 max-sm:ruled sm:ruled-l sm:max-md:col-start-2 sm:max-md:row-[1/3] md:min-h-[148px]"
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function Items({ words }: { words: PrintingWords['items'] }) {
  const shares = fullRows(words.list.length, { phone: 2, middle: 3, md: 4, lg: 6 })
  return (
    <Section id="items" words={words} className="ruled-t bg-board">
      <ul role="list" className="ruled-t ruled-l full-rows mt-8 bg-sheet md:mt-9">
        {words.list.map(({ name, size, sheet, form }, index) => (
          <li key={name} className={`ruled-r ruled-b px-4 py-5 md:px-5 ${shares[index]}`}>
            <DieLine sheet={sheet} form={form} />
            <span className="mt-4 block text-3 leading-control font-head stretch-head">{name}</span>
            <span className="type-data mt-1 block text-slate">{size}</span>
          </li>
        ))}
      </ul>
      <a href={words.more.href} className="text-link mt-5">
        {words.more.label}
      </a>
    </Section>
  )
}

export function Quality({ words }: { words: PrintingWords['quality'] }) {
  return (
    <section aria-labelledby="quality-heading" className="quality ruled-t grid md:grid-cols-2">
      <Picture
        picture={words.picture}
        sizes="(min-width: 861px) max(50vw, 1014px), 100vw"
        className="max-sm:aspect-4/3 max-md:ruled-b sm:max-md:aspect-2/1 sm:max-md:[&_img]:object-[50%_20%] md:min-h-[760px] md:ruled-r"
      />
      <div className="px-gutter py-9 md:pb-10 md:pl-9 xl:pr-[max(var(--spacing-gutter),calc((100vw-var(--container-sheet))/2))]">
        <p className="quality-figure max-sm:max-w-[2em] md:max-w-[2em] tracking-[-.02em]">{words.standard}</p>
        <h2 id="quality-heading" className="type-display mt-8 text-7 print:m-0">
          {words.heading}
        </h2>
        <p className="type-lead mt-5 mb-7 text-slate print:[margin:2mm_0]">{words.lead}</p>
        <ul role="list" className="ruled-t">
          {words.checks.map(({ title, text }) => (
            <li
              key={title}
              className="ruled-b grid gap-x-5 gap-y-1 py-4 lg:grid-cols-[120px_1fr] print:grid-cols-[110px_1fr] print:items-baseline print:[padding-block:1.5mm]"
            >
              <h3 className="type-h3">{title}</h3>
              <p className="text-3 text-slate">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** A press sheet of four business cards with their trim marks; two carry words (components/site/ending.css). */
export function BusinessCards({ brand, figure }: { brand: Brand; figure: string }) {
  return (
    <div aria-hidden="true" className="card-sheet" data-screen-only="">
      <img
        className="w-full h-auto"
        src="/drawings/business-cards.svg"
        alt=""
        width="640"
        height="440"
        loading="lazy"
      />
      <p className="card-name">{brand.name}</p>
      <p className="card-ways">
        {brand.phone.label}
        <br />
        {brand.email}
      </p>
      <p className="top-[38.5cqi]">{figure}</p>
    </div>
  )
}

export function Capabilities({ words }: { words: PrintingWords['capabilities'] }) {
  return (
    <Section name="capabilities" words={words} className="on-flood ruled-t bg-blue-dark text-sheet">
      <Roll words={words.roll} />
      <YellowColumns items={words.list} className="mt-9" />
    </Section>
  )
}

const feet = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

/** Ten feet of roll with familiar sheets on it, to scale; phones show its last eight. */
function Roll({ words }: { words: PrintingWords['capabilities']['roll'] }) {
  return (
    <div
      role="img"
      aria-label={words.label}
      className="roll print:break-inside-avoid print:ruled mt-9 md:text-3 md:leading-control"
    >
      <div className="roll-drawing print:[--foot:10cqi]">
        <div className="roll-paper relative isolate h-[calc(3.2_*_var(--foot))] overflow-clip bg-sheet">
          <i className="roll-ink left-[calc(0.98_*_var(--foot))] top-[calc(0.24_*_var(--foot))] bg-yellow" />
          <i className="roll-ink left-[calc(2.57_*_var(--foot))] top-[calc(0.24_*_var(--foot))] bg-blue" />
          <i className="roll-ink left-[calc(2.56_*_var(--foot))] top-[calc(0.11_*_var(--foot))] w-[calc(1.15_*_var(--foot))] bg-rubine" />
          <span className="roll-name">{words.name}</span>
          {(['poster', 'letter', 'card'] as const).map((sheet) => (
            <span key={sheet} className={`roll-sheet roll-${sheet}`}>
              <b>{words[sheet]}</b>
            </span>
          ))}
        </div>
        <div className="roll-ruler print:border-key print:m-0">
          {feet.map((foot) => (
            <span key={foot} className="type-data max-sm:odd:text-transparent">
              {foot} {words.unit}
            </span>
          ))}
        </div>
      </div>
    </div>
  )
}
