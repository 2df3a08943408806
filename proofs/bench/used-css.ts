/**
 * Runs in the page: its stylesheets without the rules that nothing in it can match, in order.
 * @returns CSS text
 */
export function usedCss(): string {
  const state = /(?<!\\)::?(?!not|is|where|has|nth|first|last|root)[a-z-]+(\([^)]*\))?/g
  const matches = (selector: string) => {
    try {
      return document.querySelector(selector.replace(state, '') || '*') !== null
    } catch {
      return true // Not to be judged apart from its states.
    }
  }
  const keep = (rule: CSSRule): string => {
    if (rule instanceof CSSStyleRule) return matches(rule.selectorText) ? rule.cssText : ''
    if (!(rule instanceof CSSGroupingRule)) return rule.cssText
    const inner = [...rule.cssRules].map(keep).join('')
    return inner && `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${inner}}`
  }
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules].map(keep))
    .join('')
    .replace(/\s*([{};])\s*/g, '$1')
}
