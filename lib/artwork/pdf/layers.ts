import { Dict, Name, type Value } from './lexer.ts'
import type { Objects } from './objects.ts'

/** Names of a template's layers, as ours (content/artwork.yaml) and others have them. */
const guide =
  '(bleed|trim|crop|cut|folds?|((text|print)[ _-]*)?safe(ty)?([ _-]*print)?|live[ _-]*(?=area|zone|line)|margins?|guides?|template|beschnitt|anschnitt|sicherheits(abstand|bereich|linien?|rand|zone))([ _-]*(lines?|area|zone|margins?|guides?|marks?|layer|template))*'
const guideName = new RegExp(`^[\\s_.-]*${guide}( ?([/&+,]|and) ?${guide})*[\\s_.-]*$`, 'i')
const unprinted =
  /\b(do not|don[’']?t) print\b|\b(delete|hide|remove) before (sav|export|print|send|upload|submit)/i
const spanishName =
  /^[\s_.-]*((l[ií]neas?|marcas?|[aá]rea|zona|margen|m[aá]rgenes)[ _-](de[ _-])?(cortes?|sangrado|pliegues?|doblez|segur[oa]|seguridad)|cortes?|sangrado|pliegues?|gu[ií]as?|plantilla)[\s_.-]*$/i

const isGuide = (name: string) => [guideName, unprinted, spanishName].some((one) => one.test(name))

/** The layers of a file as they are printed (ISO 32000-2, 8.11). */
export class Layers {
  private readonly off = new Set<Value | undefined>()
  private readonly objects: Objects

  constructor(root: Dict | undefined, objects: Objects) {
    this.objects = objects
    const properties = objects.dict(root?.entries.get('OCProperties'))
    const defaultConfig = objects.dict(properties?.entries.get('D'))
    const all = (dict: Dict | undefined, key: string) => [objects.get(dict, key)].flat().map(objects.resolve)
    if (objects.name(defaultConfig, 'BaseState') === 'OFF')
      for (const layer of all(properties, 'OCGs')) this.off.add(layer)
    for (const layer of all(defaultConfig, 'ON')) this.off.delete(layer)
    for (const layer of all(defaultConfig, 'OFF')) this.off.add(layer)
    // What is set for printing counts only where the file says so.
    for (const rule of all(defaultConfig, 'AS')) {
      if (!(rule instanceof Dict) || objects.name(rule, 'Event') !== 'Print') continue
      if (!all(rule, 'Category').some((one) => one instanceof Name && one.name === 'Print')) continue
      for (const layer of all(rule, 'OCGs')) {
        const usage = objects.dict(objects.get(layer instanceof Dict ? layer : undefined, 'Usage'))
        const state = objects.name(objects.dict(usage?.entries.get('Print')), 'PrintState')
        if (state === 'OFF') this.off.add(layer)
        if (state === 'ON') this.off.delete(layer)
      }
    }
  }

  /** Whether a layer, or a membership in several, is not printed. */
  isHidden(value: Value | undefined): boolean {
    const { objects } = this
    if (!(value instanceof Dict)) return false
    if (objects.name(value, 'Type') !== 'OCMD') return this.off.has(value)
    const rule = objects.get(value, 'VE')
    if (Array.isArray(rule)) return !this.holds(rule)
    const states = this.members(value).map((layer) => !this.off.has(layer))
    if (states.length === 0) return false
    const isOn = (one: boolean) => one
    const policies: Record<string, boolean> = {
      AllOn: states.every(isOn),
      AnyOff: !states.every(isOn),
      AllOff: !states.some(isOn),
    }
    return !(policies[objects.name(value, 'P') ?? ''] ?? states.some(isOn))
  }

  private members(value: Dict): Dict[] {
    const { get, resolve } = this.objects
    return [get(value, 'OCGs')]
      .flat()
      .map(resolve)
      .filter((one) => one instanceof Dict)
  }

  /** An expression: `[/And a b]`, `[/Or a b]`, `[/Not a]`. */
  private holds(rule: Value | undefined, depth = 0): boolean {
    const value = this.objects.resolve(rule)
    if (!Array.isArray(value)) return !this.off.has(value)
    const [first, ...rest] = value
    const name = first instanceof Name ? first.name : ''
    if (depth > 16) return true
    const isTrue = (one: Value) => this.holds(one, depth + 1)
    if (name === 'Not') return !rest.every(isTrue)
    return name === 'And' ? rest.every(isTrue) : rest.some(isTrue)
  }

  /** The name of a template's layer. */
  guideOf(value: Value | undefined): string | undefined {
    if (!(value instanceof Dict)) return undefined
    const named = [value, ...this.members(value)].map((one) => this.objects.get(one, 'Name'))
    return named
      .map((name) => (typeof name === 'string' ? name.replace(/^\xfe\xff|\0/g, '') : ''))
      .find(isGuide)
  }
}
