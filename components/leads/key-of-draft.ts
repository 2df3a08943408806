import type { Values } from '../../lib/leads/check.ts'
import { newKey } from '../../lib/new-key.ts'
import { readStored, writeStored } from '../../lib/browser-storage.ts'

/** The forms' drafts, as browser/page-script/drafts.ts keeps them. */
function readDrafts(): Record<string, { values: Values }> {
  try {
    return JSON.parse(readStored('drafts') || '{}')
  } catch {
    return {}
  }
}

export const readDraft = (form: string): Values => readDrafts()[form]?.values ?? {}

/** The key of a draft's request, kept with it: sent again after a lost answer and a reload, it is the same request. */
export function keyOfDraft(form: string): string {
  const drafts = readDrafts()
  const { values } = (drafts[form] ??= { values: {} })
  values.key ??= newKey()
  writeStored('drafts', JSON.stringify(drafts))
  return values.key
}
