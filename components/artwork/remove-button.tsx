import { fill } from '../../lib/content/fill.ts'
import type { LightTableWords } from '../../lib/content/artwork.ts'

type Props = { name: string; words: LightTableWords['actions']; onRemove: () => void }

/** Removes a file, and the button with it. */
export function RemoveButton({ name, words, onRemove }: Props) {
  return (
    <button
      type="button"
      className="text-link"
      data-remove=""
      aria-label={fill(words.removeLabel, { file: name })}
      onClick={({ currentTarget }) => {
        moveOn(currentTarget)
        onRemove()
      }}
    >
      {words.remove}
    </button>
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
