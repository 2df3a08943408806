import clsx from 'clsx'
import { useRef, useState, type ReactNode } from 'react'
import type { LightTableWords } from '../../lib/content/artwork-data.ts'

type Props = {
  id: string
  words: Pick<LightTableWords, 'drop' | 'put' | 'choose' | 'photograph'>
  onFiles: (files: File[]) => void
  /** Beside another button, which comes first. */
  isSecond?: boolean
  children?: ReactNode
}

/** The light table. A plain file field covers it, so that the browser handles drops, even before the code arrives. */
export function DropPlace({ id, words, onFiles, isSecond = false, children }: Props) {
  const { drop, put, choose, photograph } = words
  const [over, setOver] = useState(false)
  const isClaimed = useRef(false)
  const take = (field: HTMLInputElement) => {
    setOver(false)
    onFiles([...(field.files ?? [])])
    // Lets the visitor choose the same file again.
    field.value = ''
  }
  /** Takes files that were chosen before React arrived. */
  const begin = (field: HTMLInputElement | null) => {
    if (!field || isClaimed.current) return
    isClaimed.current = true
    if (field.files?.length) take(field)
  }
  return (
    <div className="light-table" data-over={over || undefined}>
      {children}
      <div className="light-words scripted-only">
        <p className="light-drop max-md:hidden">{drop}</p>
        <p className="light-put md:hidden">{put}</p>
        {/* The loader treats clicks on labels as an intent. */}
        <label className="light-hit contents">
          <input
            ref={begin}
            id={id}
            type="file"
            multiple
            aria-label={choose}
            className="light-field"
            onChange={({ target }) => take(target)}
            onDragEnter={() => setOver(true)}
            onDragLeave={() => setOver(false)}
          />
        </label>
        <div className="light-buttons flex flex-wrap justify-center gap-3">
          <label
            htmlFor={id}
            className={clsx(
              'button relative flex-1 cursor-pointer whitespace-nowrap',
              isSecond ? 'button-key' : 'button-primary',
            )}
          >
            {choose}
          </label>
          <label className="button bg-sheet light-photograph relative flex-1 cursor-pointer whitespace-nowrap">
            {photograph}
            <input
              type="file"
              accept="image/*"
              capture="environment"
              aria-label={photograph}
              className="light-camera"
              onChange={({ target }) => take(target)}
            />
          </label>
        </div>
      </div>
    </div>
  )
}
