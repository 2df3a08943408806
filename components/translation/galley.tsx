import type { GalleyLine } from '../../lib/content/translation.ts'

/** One question in several languages, each line marked as such for screen readers (components/site/ending.css). */
export function Galley({ lines }: { lines: GalleyLine[] }) {
  return (
    <ul role="list" className="galley" data-screen-only="">
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
