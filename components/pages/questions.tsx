import type { Block } from '../../lib/content/pages.ts'
import { FoldMark } from '../ui/fold-mark.tsx'
import { Prose } from './prose.tsx'
import { Row } from './row.tsx'

/** Questions that unfold natively. */
export function Questions({ id, words: { heading, list } }: { id: string; words: Block<'questions'> }) {
  return (
    <Row id={id} heading={heading}>
      <div className="ruled-t">
        {list.map(({ question, answer }) => (
          <details key={question} className="unfold ruled-b">
            <summary className="py-4">
              <h3 className="type-h3">{question}</h3>
              <FoldMark />
            </summary>
            <Prose paragraphs={answer} className="max-w-[66ch] pb-5 text-base/[1.6] text-slate" />
          </details>
        ))}
      </div>
    </Row>
  )
}
