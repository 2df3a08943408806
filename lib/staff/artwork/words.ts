import { workplaceWords } from '../../content/workplace.ts'
import { shownName } from './names.ts'
import type { StoredArtwork, StoredFile } from './stored.ts'

/** A file in words; `isHere` when it can be opened. */
export type FileWords = {
  id: string
  name: string
  size: string
  isHere: boolean
  verdict: StoredFile['verdict']
  said: string
}

/** How many files a request has; '' for none. What was announced and has not come is said. */
export function artworkSentence({ announced, arrived }: { announced: number; arrived: number }): string {
  const { artwork } = workplaceWords()
  const all = Math.max(announced, arrived)
  if (all === 0) return ''
  const sentence = (all > arrived ? artwork.announced : artwork.files)[all === 1 ? 'one' : 'many']
  return sentence.replace('{count}', String(all)).replace('{arrived}', String(arrived))
}

/** The same with each file. */
export function artworkWords({ announced, files }: StoredArtwork): { sentence: string; files: FileWords[] } {
  const { artwork } = workplaceWords()
  const arrived = files.filter(({ state }) => state === 'arrived').length
  return {
    sentence: artworkSentence({ announced: Math.max(announced, files.length), arrived }),
    files: files.map(({ id, name, bytes, state, verdict }) => ({
      ...{ id, name: shownName(name), verdict, isHere: state === 'arrived' },
      size: bytes ? sizeWords(bytes, artwork.bytes) : '',
      said: state === 'begun' ? artwork.begun : artwork.verdicts[verdict ?? 'none'],
    })),
  }
}

const sizeWords = (bytes: number, { kb, mb }: { kb: string; mb: string }) =>
  bytes < 1_000_000
    ? kb.replace('{count}', String(Math.ceil(bytes / 1000)))
    : mb.replace('{count}', (bytes / 1_000_000).toFixed(1))
