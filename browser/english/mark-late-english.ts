/** More letters than any text of content has when its places are filled in. */
const maxTextLength = 2_000
/** Elements around a changed one that may show one text with it: a word set bold, a link, a sentence. */
const mostAround = 4
const spoken = ['aria-label', 'alt', 'placeholder']

/**
 * Marks what scripts write in English on a page of another language, as the build marks what the page has
 * (build/mark-english.ts), so that it is read out as English. React leaves attributes that it does not know.
 * @param isEnglish whether a whole text is one of those left in English
 */
export function markLateEnglish(isEnglish: (text: string) => boolean) {
  const { body } = document
  const ours = new WeakSet<Element>()
  const name = (element: Element, language: string) => {
    element.setAttribute('lang', language)
    ours.add(element)
  }
  const unname = (element: Element) => {
    if (ours.delete(element)) element.removeAttribute('lang')
  }

  function mark(element: Element) {
    const { textContent: text, children } = element
    const isInside = Boolean(element.parentElement?.closest('body [lang]'))
    const isNamed = element.hasAttribute('lang') && !ours.has(element)
    if (isInside || isNamed) return
    const isWhole = text.length < maxTextLength && isEnglish(text) && !hasSame(element, text)
    // A label's words, with "(optional)" in an element beside them.
    const isAround = !isWhole && children.length > 0 && isEnglish(ownText(element))
    if (isWhole || isAround || spoken.some((one) => isEnglish(element.getAttribute(one) ?? '')))
      name(element, 'en')
    else if (ours.has(element)) for (const one of [element, ...children]) unname(one)
    if (isAround)
      for (const inner of children)
        if (inner.textContent && !inner.hasAttribute('lang')) name(inner, document.documentElement.lang)
  }

  /** From the inside out: of two elements around the same words, the inner one is enough. */
  function markAll(elements: Iterable<Element>) {
    for (const element of [...elements].reverse()) mark(element)
  }

  new MutationObserver((changes) => {
    const changed = new Set<Element>()
    for (const { target, addedNodes } of changes) {
      for (const element of elementsAround(target, body)) changed.add(element)
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const element of [node, ...node.querySelectorAll('*')]) changed.add(element)
    }
    markAll(changed)
  }).observe(body, { subtree: true, childList: true, characterData: true })
}

/** The elements around a node within another, from the outside in. */
function elementsAround(node: Node, root: Element): Element[] {
  const found: Element[] = []
  let element = node instanceof Element ? node : node.parentElement
  while (element && element !== root && found.length < mostAround) {
    found.unshift(element)
    element = element.parentElement
  }
  return found
}

const ownText = ({ childNodes }: Element) =>
  [...childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : '')).join('')

const hasSame = (element: Element, text: string) =>
  [...element.querySelectorAll('[lang]')].some((inner) => inner.textContent === text)
