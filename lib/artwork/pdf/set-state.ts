import { Dict, Name, Stream } from './lexer.ts'
import type { Objects } from './objects.ts'
import type { Seen } from './seen.ts'
import type { State } from './state.ts'

/** The content whose state is set. */
type Around = {
  state: State
  seen: Seen
  objects: Objects
  mask: (form: Stream) => void
}

/** Sets what a dictionary of a graphics state names (ISO 32000-2, 8.4.5). */
export function setState(it: Around, dict: Dict | undefined) {
  const { state, seen, objects } = it
  const isClear = isClearIn(dict, objects)
  if (isClear) seen.signs.add('seeThrough').add('fades')
  state.isClear = isClear ?? state.isClear
  state.width = objects.number(dict, 'LW') ?? state.width
  state.cap = objects.number(dict, 'LC') ?? state.cap
  state.over = { ...state.over, ...overprintOf(dict, objects) }
  const soft = objects.get(dict, 'SMask')
  if (soft !== undefined) state.isVeiled = soft instanceof Dict
  const mask = objects.get(objects.dict(soft), 'G')
  if (mask instanceof Stream) it.mask(mask)
  const [font, size] = [objects.get(dict, 'Font')].flat()
  if (font) Object.assign(state, { font: objects.dict(font), size: Number(size) })
}

/** Of a fill's opacity: what shows, and what looks solid. */
const half = { least: 0.02, most: 0.95 }

/** Whether a graphics state makes things transparent (ISO 32000-2, 11.6); undefined if it does not say. */
function isClearIn(dict: Dict | undefined, objects: Objects): State['isClear'] | undefined {
  const [blend] = [objects.get(dict, 'BM')].flat().map(objects.resolve)
  const mask = objects.get(dict, 'SMask')
  const amounts = ['ca', 'CA'].map((key) => objects.number(dict, key))
  if (blend === undefined && mask === undefined && amounts.every((one) => one === undefined)) return undefined
  const [fill = 1] = amounts
  if (fill > half.least && fill < half.most) return 'half'
  if (fill <= half.least) return 'gone'
  return (
    amounts.some((one) => one !== undefined && one < 1) ||
    mask instanceof Dict ||
    (blend instanceof Name && !/^(Normal|Compatible)$/.test(blend.name))
  )
}

/** Whether fills and strokes keep the inks under them, and how, as far as a graphics state says so; `OP` alone is for both. */
function overprintOf(dict: Dict | undefined, objects: Objects): Partial<State['over']> {
  const stroke = objects.get(dict, 'OP')
  const mode = objects.number(dict, 'OPM')
  const fillAlone = objects.get(dict, 'op')
  const fill = fillAlone === undefined ? stroke : fillAlone
  return {
    ...(fill !== undefined && { fill: fill === true }),
    ...(stroke !== undefined && { stroke: stroke === true }),
    ...(mode !== undefined && { mode }),
  }
}
