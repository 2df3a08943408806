import { useEffect, useState } from 'react'
import { levels } from '../../lib/artwork/verdict/findings.ts'
import { judge } from '../../lib/artwork/verdict/judge.ts'
import { sayFinding } from '../../lib/artwork/verdict/say-finding.ts'
import { fill } from '../../lib/content/fill.ts'
import { spellOut, withCount } from '../../lib/content/spell-out.ts'
import { showName, type Table } from './use-checks.ts'

/** Waits half a second, because a size is typed key by key. */
const quiet = 500

/** The live region: what was skipped, what is being checked and what was found, in one sentence for several files. */
export function CheckedStatus({ table: { words, checks, notice, purpose, choice } }: { table: Table }) {
  const { announce, announceAll, checking, verdicts } = words
  const [read, setRead] = useState('')
  const waiting = checks.find(({ facts }) => !facts)
  const found = checks.flatMap(({ file: { name }, facts }) =>
    facts ? { name: showName(name), ...judge(name, facts, purpose) } : [],
  )

  function sayFound() {
    const [one] = found
    if (!one) return ''
    if (found.length === 1) {
      const sentences = one.findings.map((finding) => sayFinding(finding, choice.unit, words)).join(' ')
      return fill(announce, { file: one.name, verdict: verdicts[one.level], sentences })
    }
    const parts = levels.flatMap((level) => {
      const count = found.filter((file) => file.level === level).length
      return count > 0 ? fill(announceAll[level], { count: spellOut(count) }) : []
    })
    return withCount(fill(announceAll.files, { verdicts: parts.join(', ') }), found.length)
  }
  const said =
    `${notice} ${waiting ? fill(checking, { file: showName(waiting.file.name) }) : sayFound()}`.trim()
  useEffect(() => {
    const timer = setTimeout(setRead, quiet, said)
    return () => clearTimeout(timer)
  }, [said])
  return (
    <p role="status" className="sr-only">
      {read}
    </p>
  )
}
