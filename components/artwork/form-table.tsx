import { useEffect } from 'react'
import { refusalOf } from '../../lib/artwork/sending/send-file.ts'
import { withCount } from '../../lib/content/fill.ts'
import { CheckedFiles, CheckedStatus, useChecks } from './checked-files.tsx'
import { DropPlace } from './drop-place.tsx'
import { keepLaidFiles } from './laid.ts'
import type { ArtworkData } from '../../lib/content/artwork-data.ts'
import type { ProductLine } from '../../lib/leads/product-line.ts'
import { OwnSize, PurposeList } from './purpose-fields.tsx'
import { useWords } from './use-words.ts'

type Props = { formId: string; products?: ProductLine[] }

/** The light table in a form. The hint stays until its words arrive. */
export function FormTable({ hint, ...props }: Props & { hint: string }) {
  const words = useWords()
  return words ? <Table {...props} words={words} /> : <span>{hint}</span>
}

/** The purpose, the drop area and the findings. The files stay here until the request is stored. */
function Table({ formId, products, words }: Props & { words: ArtworkData }) {
  const { own, fold } = words
  const table = useChecks(words, products)
  const { choice, checks } = table
  const going = checks.filter(({ file, facts }) => !refusalOf(file, facts)).length
  const staying = checks.length - going

  // The receipt takes the files from there.
  useEffect(() => {
    keepLaidFiles(
      formId,
      checks.map(({ file, facts }) => ({ file, facts, purpose: choice.size ?? null })),
    )
  })

  return (
    <div className="form-table grid gap-4 py-3 px-0">
      <p>{fold.lead}</p>
      <PurposeList table={table} />
      {choice.name === own.name && <OwnSize table={table} />}
      <DropPlace id={`${formId}-files`} words={words} onFiles={table.add} isSecond />
      <CheckedStatus table={table} />
      <CheckedFiles table={table} />
      {checks.length > 0 && (
        <p className="font-label">
          <span>{going > 0 && withCount(fold.ready, going)}</span>{' '}
          <span>{staying > 0 && withCount(fold.stays, staying)}</span>
        </p>
      )}
      <input type="hidden" name="artwork" value={going} />
    </div>
  )
}
