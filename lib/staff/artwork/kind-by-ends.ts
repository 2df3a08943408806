import { endBytes, type Kind, kindOf, maySend } from '../../../supabase/functions/_shared/file-kind.ts'
import { factsOf, type FileFacts } from '../../artwork/facts.ts'

/** Whether staff may not send a kind of file. */
export const refusesKind = (kind: Kind) => !maySend(kind)

/** A file's kind by its ends alone, as what staff send is not checked for print; 'unknown' if they may not send it. */
export async function kindByEnds(file: File): Promise<FileFacts> {
  try {
    const last = file.slice(Math.max(endBytes.first, file.size - endBytes.last))
    const bytes = new Uint8Array(await new Blob([file.slice(0, endBytes.first), last]).arrayBuffer())
    const { kind } = kindOf(bytes, () => new Uint8Array())
    return factsOf(maySend(kind, bytes) ? kind : 'unknown')
  } catch {
    return factsOf('unknown', { trouble: 'unread' })
  }
}
