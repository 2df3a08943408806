type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
/** The page script's notes on elements (browser/page-script). */
type Noted = HTMLElement & { touched?: number; opener?: HTMLElement; filled?: string }

const keptElements = 'form, dialog, details, summary, a, button, input, select, textarea'

/**
 * If others changed the page before React could adopt it, React draws it again. Typed, chosen, opened and focused state moves
 * from the old elements to their successors, before the next key can get lost. React may also insert before, or remove, a text
 * that a translator has replaced: neither ends in an error.
 * @returns a function that ends the watch once React has adopted the page
 */
export function keepOverRedraw(): () => void {
  guardNodes()
  let focused = document.activeElement
  const note = ({ target }: FocusEvent) => (focused = target as Element)
  const take = (records: MutationRecord[]) => {
    const gone = records.flatMap(({ target, removedNodes }) =>
      target === document.body ? [...removedNodes].filter((node) => node instanceof HTMLElement) : [],
    )
    if (gone.length > 0) carryOver(gone, focused)
  }
  const observer = new MutationObserver(take)
  observer.observe(document.body, { childList: true })
  addEventListener('focusin', note, true)
  return () => {
    take(observer.takeRecords())
    observer.disconnect()
    removeEventListener('focusin', note, true)
  }
}

/** Elements by name, and by their order among those of one name. */
function byName(roots: Iterable<ParentNode>): Map<string, Noted> {
  const named = new Map<string, Noted>()
  for (const root of roots)
    for (const element of root.querySelectorAll<Noted>(keptElements)) {
      const form = element.closest('form')?.id
      const name = [element.tagName, element.id, element.getAttribute('name'), form].join()
      let index = 0
      while (named.has(name + index)) index += 1
      named.set(name + index, element)
    }
  return named
}

function carryOver(gone: HTMLElement[], focused: Element | null) {
  const successors = byName([document.body])
  for (const [name, old] of byName(gone)) {
    const now = successors.get(name)
    if (now) carryField(old, now, old === focused)
  }
  // The page script marks chosen products.
  dispatchEvent(new Event('storage'))
}

function carryField(old: Noted, now: Noted, isFocused: boolean) {
  const { touched, opener, filled } = old
  Object.assign(now, { touched, opener, filled })
  if (old.dataset.restored !== undefined) now.dataset.restored = ''
  if (old instanceof HTMLDetailsElement) now.toggleAttribute('open', old.open)
  if (old instanceof HTMLDialogElement && now instanceof HTMLDialogElement)
    if (old.open && !now.open) now.showModal()
  if (isField(old) && isField(now) && now.type !== 'hidden') carryValue(old, now)
  if (!isFocused) return
  now.focus({ preventScroll: true })
  // Fields for addresses and numbers have none.
  if (isField(old) && isField(now) && 'selectionStart' in old && old.selectionStart !== null)
    (now as HTMLInputElement).setSelectionRange(old.selectionStart, old.selectionEnd)
}

const isField = (element: Element): element is Field => element.matches('input, select, textarea')
const isInput = (field: Field): field is HTMLInputElement => field instanceof HTMLInputElement

/** Tells React, which may have drawn something for the field's earlier value. */
function carryValue(old: Field, now: Field) {
  if (isInput(old) && isInput(now) && /radio|checkbox/.test(old.type)) {
    if (old.checked !== now.checked && (old.checked || old.type === 'checkbox')) now.click()
    return
  }
  if (isInput(old) && isInput(now) && old.type === 'file') {
    if (old.files?.length === 0) return
    now.files = old.files
  } else if (old.value === now.value) return
  // React keeps its own setter on the element, and would take the value for its own.
  else Object.getOwnPropertyDescriptor(Object.getPrototypeOf(now), 'value')?.set?.call(now, old.value)
  for (const type of ['input', 'change']) now.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Both do the intended change if React's neighbor or child is gone. */
function guardNodes() {
  const { insertBefore, removeChild } = Node.prototype
  Node.prototype.insertBefore = function <Kind extends Node>(this: Node, node: Kind, before: Node | null) {
    let place = before
    while (place && place.parentNode !== this) place = place.parentNode
    return insertBefore.call(this, node, place) as Kind
  }
  Node.prototype.removeChild = function <Kind extends Node>(this: Node, child: Kind) {
    return child.parentNode === this ? (removeChild.call(this, child) as Kind) : child
  }
}
