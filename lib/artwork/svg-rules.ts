import type { Attributes } from './svg-units.ts'

/** Bytes of what a style sheet says of a name that are kept. */
const longest = 1_000
/** More than any program writes. */
const mostRules = 20_000
const mostNames = 500

/** What a drawing's style sheets say of elements, ids and classes; they may stand behind what they style. */
export class StyleRules {
  private readonly rules = new Map<string, string>()
  /** By the classes of an element, as many have the same. */
  private readonly said = new Map<string, string>()

  /** @param svg the whole drawing */
  constructor(svg: string) {
    let end = 0
    for (const { index } of svg.matchAll(/<(?:[\w-]{1,50}:)?style[\s>]/g)) {
      if (index < end) continue
      const start = svg.indexOf('>', index) + 1
      if (start === 0) break
      const close = svg.indexOf('</', start)
      end = close < 0 ? svg.length : close
      this.take(withoutComments(svg.slice(start, end)))
    }
  }

  private take(sheet: string) {
    for (const rule of sheet.split('}', mostRules)) {
      const [names = '', body = ''] = rule.split('{', 2)
      for (const selector of names.split(',', mostNames)) {
        const [name = ''] = /[.#]?[\w-]{1,100}$/.exec(selector.trimEnd().slice(-101)) ?? []
        const before = this.rules.get(name) ?? ''
        if (name && this.rules.size < mostRules)
          this.rules.set(name, `${body.slice(0, longest)};${before.slice(0, longest)}`)
      }
    }
  }

  /** Adds what is said of its id, classes and kind to an element's style, whose first word counts. */
  apply(name: string, attributes: Attributes) {
    if (this.rules.size === 0) return
    const own = ['style', 'id', 'class'].map((key) => attributes.get(key) ?? '')
    const [style = '', id = '', classes = ''] = own
    const ofClasses = this.said.get(classes) ?? this.join(classes)
    this.said.set(classes, ofClasses)
    const all = [style, this.rules.get(`#${id}`), ofClasses, this.rules.get(name)].filter(Boolean).join(';')
    if (all) attributes.set('style', all)
  }

  private join(classes: string): string {
    const names = classes.trim().split(/\s+/).reverse()
    return names.map((name) => this.rules.get(`.${name}`) ?? '').join(';')
  }
}

const withoutComments = (sheet: string) =>
  sheet
    .split('/*', mostRules)
    .map((part, at) => (at === 0 ? part : part.slice(part.indexOf('*/')).slice(2)))
    .join('')
