import { refusedKinds } from '../../../supabase/functions/_shared/file-kind.ts'
import { checkFile } from '../check-file.ts'
import type { Facts } from '../facts.ts'
import { limits } from '../numbers.ts'
import { judge } from '../verdict/judge.ts'
import { purposeOf, type SizeWords } from '../verdict/purpose.ts'
import { fingerprintBeside } from './fingerprint.ts'
import { type Reason, Refusal } from './refusal.ts'
import type { Announcement } from './send-file.ts'

/** The longest report that the site takes, in characters of JSON. */
const longest = 8_000

/**
 * What the site learns about a file before it is sent.
 * @param facts what the check has found so far, if anything
 * @param worker address of the worker's script
 * @throws Refusal if it is known here that the site would refuse
 */
export async function announce(
  file: File,
  purpose: SizeWords | null,
  facts: Facts | undefined,
  worker: string,
): Promise<Announcement> {
  const found = facts ?? (await checkFile(file, worker))
  const reason = refusalOf(file, found)
  if (reason) throw new Refusal(reason)
  const { sha256 } = await fingerprintBeside(file, worker)
  if (!sha256) throw new Refusal('changed')
  return {
    name: file.name,
    bytes: file.size,
    type: found.kind,
    sha256,
    purpose,
    report: purpose && reportOf(file.name, found, purpose),
  }
}

/** Why a file will not arrive, as far as is known of it here; undefined if it may. */
export function refusalOf(file: File, facts?: Facts): Reason | undefined {
  if (file.size > limits.bytes) return 'large'
  if (file.size === 0) return 'empty'
  if (facts?.trouble === 'unread') return 'changed'
  return facts && refusedKinds.includes(facts.kind) ? facts.kind : undefined
}

function reportOf(name: string, facts: Facts, purpose: SizeWords): Announcement['report'] {
  const { level, findings } = judge(name, facts, purposeOf(purpose))
  return JSON.stringify(findings).length > longest ? null : { level, findings }
}
