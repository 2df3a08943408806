import { parentPort, workerData } from 'node:worker_threads'
import { readFile } from '../artwork/read-file.ts'
import type { Level } from '../artwork/verdict/findings.ts'
import { judge, type Verdict } from '../artwork/verdict/judge.ts'
import { purposeOf } from '../artwork/verdict/purpose.ts'
import { purpose as purposeShape } from './purpose.ts'

// One file that has arrived: the check that the browser has made, once more where nobody can change it (check-arrived.ts).

/** Where the bytes are, and what the file is called and is for. */
export type Order = { address: string; headers: Record<string, string>; name: string; purpose?: unknown }

/** What is kept of it. */
export type Checked = { level: Level; findings: Verdict['findings'] }

/** A page of the most common size, for a file that was sent without a word of what it is for. */
const letter = { name: '', width: 8.5, height: 11, unit: 'in', on: 'goods', seen: 'near' } as const

/** In characters of JSON; beyond it, lists of inks are somebody's joke. */
const longest = 8_000

async function check({ address, headers, name, purpose }: Order): Promise<Checked | null> {
  const answer = await fetch(address, { headers })
  if (!answer.ok) return null
  const facts = readFile(new Uint8Array(await answer.arrayBuffer()))
  const { level, findings } = judge(name, facts, purposeOf(purposeShape.safeParse(purpose).data ?? letter))
  return { level, findings: JSON.stringify(findings).length > longest ? [] : findings }
}

parentPort?.postMessage(await check(workerData as Order))
