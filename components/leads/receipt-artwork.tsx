import { useEffect, useState } from 'react'
import type { ArtworkWords } from '../../lib/content/artwork.ts'
import type { Stored } from '../../lib/leads/result.ts'
import { plainForm } from './plain-artwork.tsx'

type Files = typeof import('../artwork/receipt-files.tsx').ReceiptFiles

type Props = { token: string; formId: string; stored: Stored; words: ArtworkWords['form'] }

/** The place for files on a receipt; should its code not come, a link to the page for it. Without script a plain file field. */
export function ReceiptArtwork({ words: { title, send }, ...props }: Props) {
  const [Files, setFiles] = useState<Files>()
  useEffect(
    () =>
      void import('../artwork/receipt-files.tsx')
        .then((code) => setFiles(() => code.ReceiptFiles))
        .catch(() => {}),
    [],
  )
  return Files ? (
    <Files {...props} />
  ) : (
    <>
      <a href={`/artwork/add#${props.token}`} className="text-link scripted-only">
        {title}
      </a>
      <div className="scriptless-only mt-3 flex-wrap gap-2">
        {/* In front of the files, so that it is read first. */}
        <input type="hidden" name="token" value={props.token} form={plainForm} />
        <input type="file" name="file" multiple aria-label={title} form={plainForm} className="w-full" />
        <button form={plainForm} className="button button-small button-secondary">
          {send}
        </button>
      </div>
    </>
  )
}
