import type { Level } from '../../lib/artwork/verdict/findings.ts'

/** A tick, a diamond or a diamond with a stroke: the shapes differ, not just the colours. */
export function Mark({ level }: { level: Level }) {
  if (level === 'good')
    return (
      <svg viewBox="0 0 20 20" aria-hidden="true" className="fill-none stroke-success stroke-[2.6]">
        <path d="M2 10l5.5 5.5L18 4" />
      </svg>
    )
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={level === 'help' ? 'mark-help' : 'mark-note'}>
      <path d="M2 10l8-9 8 9-8 9z" />
      {level === 'help' && <path d="M10 5v6M10 13v2" className="stroke-sheet stroke-2" />}
    </svg>
  )
}
