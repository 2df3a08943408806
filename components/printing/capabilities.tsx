import { Section } from '../ui/section.tsx'
import { YellowColumns } from '../ui/yellow-columns.tsx'
import type { PrintingWords } from '../../lib/content/printing.ts'

export function Capabilities({ words }: { words: PrintingWords['capabilities'] }) {
  return (
    <Section name="capabilities" words={words} className="on-flood ruled-t bg-blue-dark text-sheet">
      <Roll words={words.roll} />
      <YellowColumns items={words.list} className="mt-9" />
    </Section>
  )
}

const feet = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

/** Ten feet of roll with familiar sheets on it, to scale; narrow screens show feet six to ten of the drawing. */
function Roll({ words }: { words: PrintingWords['capabilities']['roll'] }) {
  return (
    <div role="img" aria-label={words.label} className="roll mt-9">
      <div className="roll-drawing">
        <div className="roll-paper">
          <i className="roll-ink roll-yellow" />
          <i className="roll-ink roll-blue" />
          <i className="roll-ink roll-rubine" />
          <span className="roll-name">{words.name}</span>
          {(['poster', 'letter', 'card'] as const).map((sheet) => (
            <span key={sheet} className={`roll-sheet roll-${sheet}`}>
              <b>{words[sheet]}</b>
            </span>
          ))}
        </div>
        <div className="roll-ruler">
          {feet.map((foot) => (
            <span key={foot} className="type-data">
              {foot} {words.unit}
            </span>
          ))}
        </div>
      </div>
    </div>
  )
}
