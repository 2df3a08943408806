import type { Attributes } from './svg-units.ts'

/** Bytes of what a style sheet says of a class that are kept. */
const longest = 1_000

/** What style sheets say of classes. */
export class StyleRules {
  private readonly rules = new Map<string, string>()
  /** By the classes of an element, as many have the same. */
  private readonly said = new Map<string, string>()

  take(text: string) {
    this.said.clear()
    for (const rule of text.split('}')) {
      const [names = '', body = ''] = rule.split('{')
      for (const [, name = ''] of names.matchAll(/\.([\w-]{1,100})\s*(?=,|$)/g))
        this.rules.set(name, `${body.slice(0, longest)};${(this.rules.get(name) ?? '').slice(0, longest)}`)
    }
  }

  /** Adds what its classes say to an element's style, whose first word counts. */
  apply(attributes: Attributes) {
    const classes = attributes.get('class')
    if (!classes || this.rules.size === 0) return
    const declarations = this.said.get(classes) ?? this.join(classes)
    this.said.set(classes, declarations)
    const own = attributes.get('style')
    attributes.set('style', own ? `${own};${declarations}` : declarations)
  }

  private join(classes: string): string {
    const names = classes.trim().split(/\s+/).reverse()
    return names.map((name) => this.rules.get(name) ?? '').join(';')
  }
}
