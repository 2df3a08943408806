import { judge } from '../../lib/artwork/verdict/judge.ts'
import type { Purpose } from '../../lib/artwork/verdict/purpose.ts'
import { say } from '../../lib/artwork/verdict/say.ts'
import type { LightTableWords } from './light-table.tsx'
import { showName, type Check } from './use-checks.ts'

type Props = { words: LightTableWords; checks: Check[]; notice: string; purpose: Purpose }

/** The line that is read out: what is wrong, what is being looked at, or what was found last. */
export function CheckedStatus({ words, checks, notice, purpose }: Props) {
  const waiting = checks.find(({ facts }) => !facts)
  const last = checks.at(-1)
  const said = waiting
    ? words.checking.replace('{name}', () => showName(waiting.file.name))
    : last?.facts
      ? sayVerdict(last.file.name, judge(last.file.name, last.facts, purpose))
      : ''

  function sayVerdict(name: string, { level, findings }: ReturnType<typeof judge>) {
    return words.announce
      .replace('{name}', () => showName(name))
      .replace('{verdict}', words.verdicts[level])
      .replace('{sentences}', () => findings.map((one) => say(one, purpose.unit, words)).join(' '))
  }
  return (
    <p role="status" className="sr-only">
      {notice || said}
    </p>
  )
}
