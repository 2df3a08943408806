import { useEffect } from 'react'
import { withCount } from '../../lib/content/spell-out.ts'
import { CheckedFiles } from './checked-files.tsx'
import { CheckedStatus } from './checked-status.tsx'
import { chooseSize, sizeFrom } from './choice.ts'
import { DropPlace } from './drop-place.tsx'
import { lay } from './laid.ts'
import type { ArtworkData } from '../../lib/content/artwork-data.ts'
import { OwnSize } from './own-size.tsx'
import { useChecks } from './use-checks.ts'
import { useWords } from './use-words.ts'

/** The light table in a form. The hint stays until its words arrive. */
export function FormTable({ formId, hint }: { formId: string; hint: string }) {
  const words = useWords()
  return words ? <Table formId={formId} words={words} /> : hint
}

/** The purpose, the drop area and the findings. The files stay here until the request is stored. */
function Table({ formId, words }: { formId: string; words: ArtworkData }) {
  const { sizes, own, fold } = words
  const table = useChecks(words.worker, words)
  const { choice, choose, checks } = table
  const count = checks.length

  // The receipt takes the files from there.
  useEffect(() => {
    const size = sizeFrom(choice, sizes, own.name)
    lay(
      formId,
      checks.map(({ file, facts }) => ({ file, facts, purpose: size })),
    )
  })

  return (
    <div className="form-table">
      <p>{fold.lead}</p>
      <label>
        <span>{fold.purpose}</span>
        <select
          className="own-length select"
          value={choice.size}
          onChange={({ target }) => {
            const size = Number(target.value)
            choose(size < 0 ? { ...choice, size } : chooseSize(sizes, size))
          }}
        >
          {sizes.map(({ name }, index) => (
            <option key={name} value={index}>
              {name}
            </option>
          ))}
          <option value={-1}>{own.name}</option>
        </select>
      </label>
      {choice.size < 0 && <OwnSize table={table} />}
      <DropPlace id={`${formId}-files`} words={words} onFiles={table.add} isSecond />
      <CheckedStatus table={table} />
      <CheckedFiles table={table} />
      {count > 0 && (
        <p className="font-label">{count === 1 ? fold.ready.one : withCount(fold.ready.many, count)}</p>
      )}
      <input type="hidden" name="artwork" value={count} />
    </div>
  )
}
