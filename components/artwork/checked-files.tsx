import { judge } from '../../lib/artwork/verdict/judge.ts'
import type { Purpose } from '../../lib/artwork/verdict/purpose.ts'
import { CheckedFile } from './checked-file.tsx'
import type { Choice } from './choice.ts'
import type { LightTableWords } from '../../lib/content/artwork.ts'
import type { Check } from './use-checks.ts'

export type CheckedFilesProps = {
  words: LightTableWords
  checks: Check[]
  notice: string
  purpose: Purpose
  onReplace: (id: number, file: File) => void
  onRemove: (id: number) => void
  onFit: (size: Pick<Choice, 'width' | 'height'>) => void
  /** Adds a drawing of each file, to scale. */
  drawn?: boolean
}

/** The checked files with their findings, and a line saying that all of them can be sent. */
export function CheckedFiles({ checks, notice, onReplace, onRemove, ...shared }: CheckedFilesProps) {
  const { always } = shared.words
  return (
    <>
      {notice && <p className="light-notice">{notice}</p>}
      <ul role="list" className="mt-6 grid gap-5 empty:hidden">
        {checks.map(({ id, file, facts }) => (
          <li key={id}>
            <CheckedFile
              file={file}
              facts={facts}
              verdict={facts && judge(file.name, facts, shared.purpose)}
              {...shared}
              onReplace={(file) => onReplace(id, file)}
              onRemove={() => onRemove(id)}
            />
          </li>
        ))}
      </ul>
      {checks.length > 0 && (
        <p className="type-small mt-5">
          <b>{always.lead}</b> <span className="text-slate">{always.text}</span>
        </p>
      )}
    </>
  )
}
