import { fullRows } from '../ui/full-rows.ts'
import { Section } from '../ui/section.tsx'
import type { Language } from '../../lib/content/translation.ts'

type Props = { words: { heading: string; lead: string; list: Language[] } }

export function Languages({ words }: Props) {
  const shares = fullRows(words.list.length, { phone: 2, middle: 4, md: 5 })
  return (
    <Section
      id="languages"
      words={words}
      head="md:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]"
      className="ruled-t bg-board"
    >
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
