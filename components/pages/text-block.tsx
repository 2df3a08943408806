import type { Block } from '../../lib/content/pages.ts'
import { Prose } from './prose.tsx'
import { Row } from './row.tsx'

/** Paragraphs, and a ruled list below them. */
export function TextBlock({ id, words }: { id: string; words: Block<'text'> }) {
  return (
    <Row id={id} heading={words.heading}>
      <Prose paragraphs={words.paragraphs} className="max-w-[66ch] text-[17px]/[1.6]" />
      {words.list && (
        <dl className="ruled-t mt-7">
          {words.list.map(({ title, text }) => (
            <div key={title} className="ruled-b grid gap-x-6 gap-y-1 py-4 lg:grid-cols-[220px_1fr]">
              <dt className="type-h3">{title}</dt>
              <dd className="text-base/[1.55] text-slate">{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </Row>
  )
}
