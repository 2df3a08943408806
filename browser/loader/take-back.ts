import { on } from '../page-script/dom.ts'
import { adopted, settled } from './app-state.ts'

// Translators and extensions may have changed the page before React arrives, which adopts only what the server sent. So their
// changes are undone until React is done, and then redone: by the programs themselves when their observers see the page change,
// or else here. The page script changes only attributes, which nobody undoes.

/** All changes undone, and those still to be undone. */
const changes: MutationRecord[] = []
let fresh: MutationRecord[] = []
/** Nodes that others added, and nodes of ours that they removed. */
const foreign = new Set<Node>()
const ours = new Set<Node>()
/** Rounds so far: a program that repeats its change at once would make it a race. */
let times = 0
const observer = new MutationObserver((records) => {
  fresh.push(...records)
  if (times) undoForeignChanges()
})
const { documentElement } = document

const isForeign = (node: Node | null): boolean => !!node && (foreign.has(node) || isForeign(node.parentNode))
const put = (node: Node, { target, nextSibling }: MutationRecord) =>
  target.insertBefore(node, nextSibling?.parentNode == target ? nextSibling : null)

on('DOMContentLoaded', () =>
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
    characterDataOldValue: true,
  }),
)
on(adopted, () => observer.disconnect())

/** Undoes others' changes, last change first, except within their own elements. */
export function undoForeignChanges() {
  fresh.push(...observer.takeRecords())
  changes.push(...fresh)
  if (++times > 9) observer.disconnect()
  // Translators leave such a page alone.
  if (fresh[0]) documentElement.setAttribute('translate', 'no')
  for (const { target, addedNodes, removedNodes } of fresh) {
    if (target instanceof Text) ours.add(target)
    for (const node of removedNodes) if (!foreign.has(node)) ours.add(node)
    for (const node of addedNodes) if (!ours.has(node)) foreign.add(node)
  }
  const focused = document.activeElement as HTMLElement
  for (const change of fresh.reverse()) {
    if (isForeign(change.target)) continue
    if (change.type == 'characterData') (change.target as Text).data = change.oldValue!
    for (const node of change.addedNodes) if (foreign.has(node)) (node as ChildNode).remove()
    for (const node of change.removedNodes) if (ours.has(node)) put(node, change)
  }
  // The focused element was moved.
  if (focused != document.activeElement) focused.focus()
  fresh = []
  observer.takeRecords()
}

on(settled, () => {
  observer.disconnect()
  documentElement.removeAttribute('translate')
  // Translators read changed texts again.
  for (const node of ours) if (node instanceof Text) node.data += ''
  // Long enough for programs that watch their elements.
  setTimeout(() => {
    for (const change of changes)
      for (const node of change.addedNodes)
        if (
          node instanceof Element &&
          foreign.has(node) &&
          !node.isConnected &&
          // It replaced a text, or enclosed an element of ours.
          !changes.some(({ target, addedNodes, removedNodes }) =>
            target == node
              ? ours.has(addedNodes[0]!)
              : target == change.target && removedNodes[0] instanceof Text,
          ) &&
          ![...change.target.childNodes].some((other) => other.isEqualNode(node))
        )
          put(node, change)
    changes.length = 0
  }, 1e3)
})
