'use client'

/** Opens the sheet of keys, as its own key does. */
export function ShortcutsButton({ label }: { label: string }) {
  return (
    <button type="button" onClick={() => dispatchEvent(new KeyboardEvent('keydown', { key: '?' }))}>
      {label} <kbd aria-hidden="true">?</kbd>
    </button>
  )
}
