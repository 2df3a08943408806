import clsx from 'clsx'
import type { GalleyLine } from '../../lib/content/translation.ts'

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
