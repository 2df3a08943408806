'use client'

import { useEffect, useRef } from 'react'
import { orderSteps } from '../../../lib/request/order-steps.ts'
import { statuses } from '../../../lib/staff/desk/statuses.ts'
import { DeskButton } from './controls.tsx'
import { useDesk } from './desk-context.tsx'

type Props = { single: boolean; onSingle: (on: boolean) => void; onClose: () => void }

/** All shortcuts of the desk; those without Ctrl can be turned off. */
export function ShortcutSheet({ single, onSingle, onClose }: Props) {
  const { words, cardWords } = useDesk()
  const { shortcuts } = words
  const { keys } = shortcuts
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const list = [
    [keys.next, 'j'],
    [keys.previous, 'k'],
    [keys.choose, 'x'],
    [keys.range, 'Shift x'],
    [keys.search, '/'],
    [keys.news, 'n'],
    [keys.help, '?'],
  ] as const
  const ticket = [
    [keys.answer, 'r'],
    [keys.quote, 'q'],
    [keys.take, 'a'],
    [keys.note, 'c'],
    [keys.remind, 'm'],
    [keys.owner, 'o'],
    [keys.spam, 's'],
    ...statuses.map((status, index) => [cardWords.statuses[status], String(index + 1)] as const),
    ...orderSteps.map((step, index) => [words.order.steps[step], `Shift ${index + 1}`] as const),
    [keys.save, 'Ctrl ↵'],
  ] as const
  return (
    <dialog ref={dialog} className="desk-sheet" aria-labelledby="desk-keys" onClose={onClose}>
      <div className="desk-sheet-head notched">
        <h2 id="desk-keys">{shortcuts.title}</h2>
        <DeskButton onClick={() => dialog.current?.close()}>
          {shortcuts.close} <kbd>Esc</kbd>
        </DeskButton>
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(240px,1fr))] gap-x-8 gap-y-5 py-5 px-6">
        <KeyList title={shortcuts.list} keys={list} />
        <KeyList title={shortcuts.ticket} keys={ticket} />
      </div>
      <label className="flex items-center gap-3 pt-0 px-6 pb-6 font-label">
        <input
          type="checkbox"
          className="desk-box"
          checked={single}
          onChange={(event) => onSingle(event.target.checked)}
        />
        {shortcuts.single}
      </label>
    </dialog>
  )
}

function KeyList({ title, keys }: { title: string; keys: readonly (readonly [string, string])[] }) {
  return (
    <div>
      <h3 className="text-1 pb-1 ruled-b font-head">{title}</h3>
      <ul role="list">
        {keys.map(([label, key]) => (
          <li className="flex justify-between py-1 px-0 listed-b" key={key}>
            {label} <kbd className="py-[2px] px-2 ruled-field rounded-sm text-key">{key}</kbd>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Opens the list of shortcuts, which also has its own key. */
export function ShortcutsButton({ label }: { label: string }) {
  return (
    <button type="button" onClick={() => dispatchEvent(new KeyboardEvent('keydown', { key: '?' }))}>
      {label}{' '}
      <kbd className="py-px px-1 ruled-field text-sheet" aria-hidden="true">
        ?
      </kbd>
    </button>
  )
}
