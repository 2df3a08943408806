import clsx from 'clsx'
import type { AnyBlock, Block } from '../../lib/content/pages.ts'
import { ColourBar } from '../ui/colour-bar.tsx'
import { Picture } from '../ui/picture.tsx'

/** The anchor of a block's heading, from 1 on. */
export const idOf = (place: number) => `block-${place}`
export const questionId = (block: string, index: number) => `${block}-${index + 1}`

type Props = { words: Block<'opening'>; blocks: AnyBlock[] }

/** An opening without a picture, which may lead to short answers or pictures of the blocks below it. */
export function Opening({ words: { heading, lead, mark }, blocks }: Props) {
  const answers = blocks.flatMap((block, index) =>
    block.kind === 'questions' ? answersOf(block, index) : [],
  )
  const panes = blocks.flatMap((block, index) =>
    block.kind === 'picture' && block.pane
      ? [{ ...block.pane, name: block.heading, id: idOf(index + 1) }]
      : [],
  )
  return (
    <section className={mark ? 'opening-poster bg-yellow' : panes.length ? 'opening-poster' : 'bg-board'}>
      <div
        className={clsx(
          'wrap grid gap-x-8 gap-y-6 pt-9 pb-8',
          panes.length === 0 && 'md:pt-10 md:pb-9',
          !mark && 'items-end md:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]',
        )}
      >
        {mark && <Mark mark={mark} />}
        <h1 className="type-h1">{heading}</h1>
        <p className={clsx('type-lead', !mark && 'text-slate')}>{lead}</p>
      </div>
      {answers.length > 0 && (
        <ul role="list" className="shorts">
          {answers.map(({ id, question, answer }) => (
            <li key={id}>
              <a href={`#${id}`}>
                {question} <b>{answer}</b>
              </a>
            </li>
          ))}
        </ul>
      )}
      {panes.length > 0 && (
        <ul role="list" className="panes">
          {panes.map(({ id, name, text, picture }) => (
            <li key={id}>
              <Picture picture={picture} eager sizes="(min-width: 861px) 600px, 150px" className="pane" />
              <div className="pane-words">
                <a href={`#${id}`}>{name}</a>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {!mark && panes.length === 0 && <ColourBar />}
    </section>
  )
}

const answersOf = ({ list }: Block<'questions'>, block: number) =>
  list.flatMap(({ question, short }, index) =>
    short ? [{ question, ...short, id: questionId(idOf(block + 1), index) }] : [],
  )

/** The sign in two inks, out of register. */
function Mark({ mark }: { mark: string }) {
  return (
    <svg viewBox="0 0 620 980" aria-hidden="true" className="opening-mark">
      <text x="20" y="880" className="fill-rubine">
        {mark}
      </text>
      <text x="66" y="914" className="fill-blue">
        {mark}
      </text>
    </svg>
  )
}
