import { parentPort, workerData } from 'node:worker_threads'
import { unlocked } from '../artwork/pdf/lock.ts'
import { readFile } from '../artwork/read-file.ts'
import type { Level } from '../artwork/verdict/findings.ts'
import { judge, type FileVerdict } from '../artwork/verdict/judge.ts'
import { purposeOf } from '../artwork/verdict/purpose.ts'
import { purpose as purposeShape } from './purpose.ts'

// Repeats the browser's check of an uploaded file where nobody can tamper with it (check-arrived.ts).

/** Where to fetch the file, its name, and its purpose. */
export type CheckOrder = { address: string; headers: Record<string, string>; name: string; purpose?: unknown }

/** A file of unknown purpose needs a person. */
export type Checked = { level: Exclude<Level, 'ask'>; findings: FileVerdict['findings'] }

/** In characters of JSON; a longer list of inks is somebody's joke. */
const maxReportCharacters = 8_000

async function check({ address, headers, name, purpose }: CheckOrder): Promise<Checked | null> {
  const answer = await fetch(address, { headers })
  if (!answer.ok) return null
  const facts = await unlocked(readFile(new Uint8Array(await answer.arrayBuffer())))
  const { data } = purposeShape.safeParse(purpose)
  const { level, findings } = judge(name, facts, data && purposeOf(data))
  return {
    level: level === 'ask' ? 'help' : level,
    findings: JSON.stringify(findings).length > maxReportCharacters ? [] : findings,
  }
}

parentPort?.postMessage(await check(workerData as CheckOrder))
