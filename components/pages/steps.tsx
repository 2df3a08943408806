import type { Block } from '../../lib/content/pages.ts'
import { Row } from './row.tsx'

/** What happens first, second and third. */
export function Steps({ id, words: { heading, list } }: { id: string; words: Block<'steps'> }) {
  return (
    <Row id={id} heading={heading}>
      <ol role="list" className="ruled-t">
        {list.map(({ title, text }, index) => (
          <li key={title} className="ruled-b grid grid-cols-[56px_1fr] gap-x-5 py-5 md:grid-cols-[96px_1fr]">
            <span aria-hidden="true" className="type-figure text-[44px]/[.84] md:text-[64px]/[.84]">
              {index + 1}
            </span>
            <div>
              <h3 className="type-h3">{title}</h3>
              <p className="mt-1 text-base/[1.55] text-slate">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Row>
  )
}
