import { fullRows } from '../ui/full-rows.ts'
import { Picture } from '../ui/picture.tsx'
import type { translation } from '../../lib/content/translation.ts'

type Props = { words: ReturnType<typeof translation>['industries'] }

export function Industries({ words }: Props) {
  const shares = fullRows(words.list.length, { phone: 1, md: 3 })
  return (
    <section aria-labelledby="industries-heading" className="industries ruled-t">
      <div className="wrap py-section">
        <div className="grid items-end gap-x-6 gap-y-7 md:grid-cols-3">
          <h2 id="industries-heading" className="type-h2 max-w-[8em] md:col-span-2">
            {words.heading}
          </h2>
          <Picture
            picture={words.picture}
            sizes="(min-width: 1360px) 424px, (min-width: 861px) 31vw, 90vw"
            className="ruled aspect-4/3 max-md:aspect-video"
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
