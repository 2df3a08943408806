import { DeskButton, TextButton } from './controls.tsx'
import { useDesk } from './desk-context.tsx'
import type { useAnswer } from './use-answer.ts'

type Props = Pick<ReturnType<typeof useAnswer>, 'state' | 'news' | 'other' | 'choose' | 'confirm'>

/** Above Send: events that the author may not have seen, and the draft from another tab or device. */
export function UnseenEvents({ state, news, other, choose, confirm }: Props) {
  const { came, other: words } = useDesk().words.answer
  return (
    <div role="status" className="desk-came">
      {other && (
        <div className="desk-ask overflow-auto max-h-[220px] mb-3">
          <p>{other.draft ? words.heading : words.gone}</p>
          {other.draft && (
            <blockquote className="whitespace-pre-line wrap-anywhere" dir="auto">
              {other.draft.body}
            </blockquote>
          )}
          <DeskButton onClick={() => choose(false)}>{words.keep}</DeskButton>
          <DeskButton onClick={() => choose(true)}>{words.take}</DeskButton>
        </div>
      )}
      {news.length > 0 && state.is !== 'going' && (
        <div className="desk-ask overflow-auto max-h-[220px] mb-3">
          <p>{state.is === 'held' ? came.held : came.heading}</p>
          <ul role="list">
            {news.map(({ id, text }) => (
              <li className="whitespace-pre-line wrap-anywhere" key={id} dir="auto">
                {text}
              </li>
            ))}
          </ul>
          {state.is !== 'asking' && <TextButton onClick={confirm}>{came.seen}</TextButton>}
        </div>
      )}
    </div>
  )
}
