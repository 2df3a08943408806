import { judge } from '../../lib/artwork/verdict/judge.ts'
import type { Purpose } from '../../lib/artwork/verdict/purpose.ts'
import { say } from '../../lib/artwork/verdict/say.ts'
import { withCount } from '../../lib/content/spell-out.ts'
import { QuoteButton } from '../leads/quote-button.tsx'
import { CheckedFile } from './checked-file.tsx'
import type { Choice } from './choice.ts'
import type { LightTableWords } from './light-table.tsx'
import { showName, type Check } from './use-checks.ts'

type Props = {
  words: LightTableWords
  checks: Check[]
  notice: string
  purpose: Purpose
  onRemove: (id: number) => void
  onFit: (size: Pick<Choice, 'width' | 'height'>) => void
}

/** What the check says of each file; the line that is read out is there before it has words. */
export function Verdicts({ words, checks, notice, purpose, onRemove, onFit }: Props) {
  const judged = checks.map((check) => ({
    ...check,
    verdict: check.facts && judge(check.file.name, check.facts, purpose),
  }))
  const last = judged.findLast(({ verdict }) => verdict)
  const waiting = judged.find(({ verdict }) => !verdict)
  const said = waiting
    ? words.checking.replace('{name}', () => showName(waiting.file.name))
    : last?.verdict
      ? words.announce
          .replace('{name}', () => showName(last.file.name))
          .replace('{verdict}', words.verdicts[last.verdict.level])
          .replace('{sentences}', () =>
            last.verdict!.findings.map((finding) => say(finding, purpose.unit, words)).join(' '),
          )
      : ''
  const heading = checks.length === 1 ? words.checked.one : withCount(words.checked.many, checks.length)
  return (
    <div className={checks.length > 0 || notice ? 'ruled-t bg-board' : undefined}>
      <p role="status" className="sr-only">
        {notice || said}
      </p>
      {(checks.length > 0 || notice) && (
        <section aria-labelledby="checked-heading" className="wrap py-section">
          {checks.length > 0 && (
            <h2 id="checked-heading" className="type-display text-[44px]">
              {heading}
            </h2>
          )}
          {notice && <p className="light-notice">{notice}</p>}
          <ul role="list" className="mt-5.5 grid gap-5">
            {judged.map(({ id, ...check }) => (
              <li key={id}>
                <CheckedFile
                  {...check}
                  words={words}
                  purpose={purpose}
                  onRemove={() => onRemove(id)}
                  onFit={onFit}
                />
              </li>
            ))}
          </ul>
          {checks.length > 0 && (
            <>
              <p className="type-small mt-4.5">
                <b>{words.always.lead}</b> <span className="text-slate">{words.always.text}</span>
              </p>
              <QuoteButton className="button button-primary mt-5">{words.actions.request}</QuoteButton>
            </>
          )}
        </section>
      )}
    </div>
  )
}
