'use client'

/** Opens the list of keys, which also has its own key. */
export function ShortcutsButton({ label }: { label: string }) {
  return (
    <button type="button" onClick={() => dispatchEvent(new KeyboardEvent('keydown', { key: '?' }))}>
      {label} <kbd aria-hidden="true">?</kbd>
    </button>
  )
}
