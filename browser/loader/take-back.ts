import { on } from '../page-script/dom.ts'
import { adopted, settled } from './app-state.ts'

// A translator or an extension may have changed the page before React arrives, which adopts only what the server sent.
// So their changes are taken back until it has, and then made again: by themselves, as their own observers see the page
// change, or else here. The page script changes attributes alone, which nobody takes back.

/** All that was taken back, and what is still to be. */
const changes: MutationRecord[] = []
let fresh: MutationRecord[] = []
/** What others added, and what of ours they took out. */
const foreign = new Set<Node>()
const ours = new Set<Node>()
/** How often it was done: somebody who does it again at once would make a race of it. */
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

/** Takes back what others changed, last change first; what they do inside their own elements is theirs. */
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
  // It was moved.
  if (focused != document.activeElement) focused.focus()
  fresh = []
  observer.takeRecords()
}

on(settled, () => {
  observer.disconnect()
  documentElement.removeAttribute('translate')
  // Translators read again what changes.
  for (const node of ours) if (node instanceof Text) node.data += ''
  // Long enough for those who watch their elements.
  setTimeout(() => {
    for (const change of changes)
      for (const node of change.addedNodes)
        if (
          node instanceof Element &&
          foreign.has(node) &&
          !node.isConnected &&
          // It stood for a text, or around something of ours.
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
