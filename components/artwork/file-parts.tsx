import { fill } from '../../lib/content/fill.ts'
import type { LightTableWords } from '../../lib/content/artwork-data.ts'
import type { Level } from '../../lib/artwork/verdict/findings.ts'
import { TextLink } from '../ui/text-link.tsx'

type FileProps = {
  label: string
  /** Accessible name, if the context does not say which file it is about. */
  said?: string
  multiple?: boolean
  onFile: (file: File, all: File[]) => void
}

/** A link that opens the file chooser. */
export function FileButton({ label, said, multiple, onFile }: FileProps) {
  return (
    <label className="file-button text-link relative cursor-pointer" data-screen-only="">
      {label}
      <input
        type="file"
        multiple={multiple}
        aria-label={said}
        className="sr-only"
        onChange={({ target }) => {
          const all = [...(target.files ?? [])]
          if (all[0]) onFile(all[0], all)
          // Lets the visitor choose the same file again.
          target.value = ''
        }}
      />
    </label>
  )
}

type RemoveProps = { name: string; words: LightTableWords['actions']; onRemove: () => void }

/** Removes a file, and the button with it. */
export function RemoveButton({ name, words, onRemove }: RemoveProps) {
  return (
    <TextLink
      data-remove=""
      aria-label={fill(words.removeLabel, { file: name })}
      onClick={({ currentTarget }) => {
        moveOn(currentTarget)
        onRemove()
      }}
    >
      {words.remove}
    </TextLink>
  )
}

/** Moves the focus to a neighbor, or else to the file field. */
function moveOn(button: HTMLElement): void {
  const around = button.closest('form, main')
  const all = [...(around?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])]
  const place = all.indexOf(button)
  const next = all[place + 1] ?? all[place - 1] ?? around?.querySelector<HTMLElement>('input[type="file"]')
  next?.focus()
}

/** A tick, a diamond or a diamond with a stroke: the shapes differ, not just the colors. */
export function FileMark({ level }: { level: Level }) {
  const isStop = level === 'stop' || level === 'help'
  if (level === 'good')
    return (
      <svg viewBox="0 0 20 20" aria-hidden="true" className="fill-none stroke-success stroke-[2.6]">
        <path d="M2 10l5.5 5.5L18 4" />
      </svg>
    )
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={isStop ? 'mark-help' : 'mark-note'}>
      <path d="M2 10l8-9 8 9-8 9z" />
      {isStop && <path d="M10 5v6M10 13v2" className="stroke-sheet stroke-2" />}
    </svg>
  )
}

/** Makes a name safe to display: no line breaks, and nothing that changes the text direction around it. */
export const showName = (name: string) =>
  name.replace(/[\p{Cc}\u2028\u2029]|[^\P{Cf}\u200c\u200d]/gu, '').slice(0, 255) || '?'
