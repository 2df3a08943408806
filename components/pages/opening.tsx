import clsx from 'clsx'
import type { AnyBlock, Block } from '../../lib/content/pages.ts'
import type { PictureContent } from '../../lib/content/shapes.ts'
import { ColorBar } from '../ui/color-bar.tsx'
import { Picture } from '../ui/picture.tsx'

/** The anchor of a block's heading, its own or by its place from 0 on, and of a question in it. */
export const idOf = ({ id }: AnyBlock, place: number) => id ?? `block-${place + 1}`
export const questionId = (block: string, index: number) => `${block}-${index + 1}`

/** The opening's links: short answers, or close crops of the pictures below it. */
const waysInto = (blocks: AnyBlock[]) =>
  blocks.flatMap((block, index): { id: string; words: string[]; picture?: PictureContent }[] => {
    const id = idOf(block, index)
    if (block.kind === 'picture' && block.pane)
      return [{ id, words: [block.heading, block.pane.text], picture: block.pane.picture }]
    if (block.kind !== 'questions') return []
    return block.list.flatMap(({ question, short }, at) =>
      short ? [{ id: questionId(id, at), words: [short.question ?? question, short.answer] }] : [],
    )
  })

export function Opening({ words, blocks }: { words: Block<'opening'>; blocks: AnyBlock[] }) {
  const { heading, lead, mark, drawing } = words
  const ways = waysInto(blocks)
  return (
    <section
      className={clsx(ways.length > 0 && 'opening-poster', mark ? 'bg-yellow' : !ways.length && 'bg-board')}
    >
      <div
        className={clsx(
          'wrap relative grid gap-x-8 gap-y-6 pt-9 pb-8',
          !mark && 'items-end md:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]',
          (mark || !ways.length) && 'md:pt-10 md:pb-9',
        )}
      >
        {mark && (
          <svg
            viewBox="0 0 620 980"
            aria-hidden="true"
            className="opening-mark absolute z-(--z-under) right-0 top-[50%] w-[44%] isolate overflow-visible sm:right-[2%] sm:top-[-4%] sm:w-auto sm:h-[118%]"
            data-screen-only=""
          >
            <text x="20" y="880" className="fill-rubine">
              {mark}
            </text>
            <text x="66" y="914" className="fill-blue">
              {mark}
            </text>
          </svg>
        )}
        <h1
          className={clsx(
            'type-h1 leading-solid',
            !mark && !ways.length && 'md:col-span-2',
            drawing && 'sm:mr-[min(29vw,430px)]',
          )}
        >
          {heading}
        </h1>
        <p className={clsx('type-lead', !mark && 'text-slate')}>{lead}</p>
        {drawing && (
          <img
            src={`/drawings/${drawing}.svg`}
            alt=""
            className="opening-drawing print:w-[210px] max-sm:static max-sm:justify-self-end max-sm:w-[64%] max-sm:-mb-8"
          />
        )}
      </div>
      {ways.length === 0 && blocks[1]?.kind !== 'stats' && <ColorBar />}
      {ways.length > 0 && (
        <ul
          role="list"
          className={
            mark
              ? 'shorts grid-cols-2 overflow-clip md:grid-cols-[repeat(4,auto)]'
              : 'panes sm:auto-cols-[minmax(0,1fr)] sm:grid-flow-col'
          }
          data-screen-only=""
        >
          {ways.map(({ id, words, picture }) => (
            <li key={id}>
              {picture && <Picture picture={picture} eager sizes="(min-width: 600px) 55vw, 180px" />}
              <a className="focus-visible:-outline-offset-3" href={`#${id}`}>
                {words.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
