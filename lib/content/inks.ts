import { z } from 'zod'
import { each } from './shapes.ts'

const chosen = ['key', 'sheet', 'board', 'rubine', 'blue', 'yellow'] as const

/** The shades, each as a mixture of two inks, and how much of the second is in it. */
const shades = {
  'rubine-tint': ['rubine', 'sheet', 0.82],
  'blue-tint': ['blue', 'sheet', 0.82],
  slate: ['key', 'sheet', 0.23],
  placeholder: ['key', 'sheet', 0.31],
  field: ['key', 'sheet', 0.41],
  rule: ['key', 'sheet', 0.77],
  scrim: ['key', 'board', 0.22],
  'text-on-key': ['key', 'sheet', 0.75],
  'rubine-dark': ['rubine', 'key', 0.2],
  'blue-dark': ['blue', 'key', 0.22],
  'rubine-on-key': ['rubine', 'sheet', 0.4],
  'blue-on-key': ['blue', 'sheet', 0.3],
} as const
const shadeNames = Object.keys(shades) as (keyof typeof shades)[]

/** Colors where two inks overprint, which nobody chooses. */
const overprints = ['rubine-yellow', 'blue-yellow', 'rubine-blue'] as const

type Name = (typeof chosen)[number] | keyof typeof shades | (typeof overprints)[number] | 'success'
/** The press sheet's inks by name, as `#rrggbb`. */
export type Inks = Record<Name, string>

/** What an ink is to others, and the contrast that it takes: 4.5 for words, 3 for large ones and for lines. */
type Use = [as: 'words' | 'large words' | 'lines' | 'ground of', others: Name[], least: number]
const uses: Partial<Record<Name, Use[]>> = {
  key: [['words', ['sheet'], 4.5]],
  board: [['ground of', ['key'], 4.5]],
  yellow: [['ground of', ['key'], 4.5]],
  'rubine-tint': [['ground of', ['key'], 4.5]],
  'blue-tint': [['ground of', ['key'], 4.5]],
  rubine: [
    ['ground of', ['sheet'], 4.5],
    ['large words', ['board'], 3],
  ],
  blue: [['large words', ['sheet', 'board'], 3]],
  slate: [['words', ['sheet', 'board', 'blue-tint'], 4.5]],
  placeholder: [['words', ['sheet', 'board'], 4.5]],
  field: [['lines', ['sheet', 'board'], 3]],
  'rubine-dark': [['words', ['sheet', 'board'], 4.5]],
  'blue-dark': [
    ['words', ['sheet', 'board'], 4.5],
    ['ground of', ['yellow'], 3],
  ],
  'blue-yellow': [['ground of', ['sheet'], 4.5]],
  success: [['words', ['sheet', 'board'], 4.5]],
  'text-on-key': [['words', ['key'], 4.5]],
  'rubine-on-key': [['words', ['key'], 4.5]],
  'blue-on-key': [['words', ['key'], 4.5]],
}

const parts = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
const blend = (one: string, other: string, each: (a: number, b: number) => number) => {
  const [first, second] = [parts(one), parts(other)]
  return `#${first.map((part, at) => Math.round(each(part, second[at]!)).toString(16).padStart(2, '0')).join('')}`
}
const mixed = (one: string, other: string, share: number) => blend(one, other, (a, b) => a + (b - a) * share)

/** Fills the inks into a drawing that names them: `fill="{rubine}"`. */
export const inked = (svg: string, inks: Inks) =>
  svg.replace(/\{([a-z-]+)\}/g, (place, name: string) => inks[name as Name] ?? place)

/** WCAG's contrast of two colors, 1 to 21. */
function contrast(...colors: [string, string]): number {
  const [dark = 0, light = 0] = colors
    .map((color) => {
      const [red = 0, green = 0, blue = 0] = parts(color).map((part) =>
        part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      )
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    })
    .sort((one, other) => one - other)
  return (light + 0.05) / (dark + 0.05)
}

/** The uses of an ink for which a color will not do. */
const failures = (name: Name, color: string, inks: Inks) =>
  (uses[name] ?? []).flatMap(([as, others, least]) =>
    others
      .map((other) => ({ as, other, least, has: contrast(color, inks[other]) }))
      .filter(({ has }) => has < least),
  )

/** The color nearest to this one, darker or lighter, that does for all uses of the ink. */
function nearest(name: Name, color: string, inks: Inks): string | undefined {
  for (let share = 0; share <= 100; share++)
    for (const end of ['#000000', '#ffffff']) {
      const candidate = mixed(color, end, share / 100)
      if (failures(name, candidate, inks).length === 0) return candidate
    }
}

/** All inks: the shades that brand.yaml does not name are made from those that it does. */
function complete(written: Partial<Inks>): Inks {
  const inks = { success: '#00704a', ...written } as Inks
  const make = (name: Name, color: string) => (inks[name] ??= nearest(name, color, inks) ?? color)
  for (const name of shadeNames) {
    const [one, other, share] = shades[name]
    make(name, mixed(inks[one], inks[other], share))
  }
  for (const name of overprints) {
    const [one, other] = name.split('-') as [Name, Name]
    make(
      name,
      blend(inks[one], inks[other], (a, b) => (a * b) / 255),
    )
  }
  return inks
}

/** In degrees; undefined for grays. */
function hue(color: string): number | undefined {
  const [red = 0, green = 0, blue = 0] = parts(color)
  const spread = Math.max(red, green, blue) - Math.min(red, green, blue)
  if (spread < 20) return
  return (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI
}

/** What is wrong with an ink of brand.yaml, in one sentence; beside inks that are `wrong` themselves nothing is. */
function faultOf(name: Name, inks: Inks, wrong: Name[]): string | undefined {
  const base = name in shades ? shades[name as keyof typeof shades][0] : name
  const [own, around] = [hue(inks[name]), hue(inks[base])]
  const apart = own === undefined || around === undefined ? 0 : Math.abs(own - around)
  if (Math.min(apart, 360 - apart) > 30)
    return `is no shade of ${base}, which is ${inks[base]}; take the line away, and the site makes one`
  const [worst] = failures(name, inks[name], inks)
    .filter(({ other }) => !wrong.includes(other))
    .sort((one, other) => one.has - other.has)
  if (!worst) return
  const { as, other, has, least } = worst
  const whose = as === 'ground of' ? `${other} words on it have` : `${as} of it on ${other} have`
  const better = nearest(name, inks[name], inks)
  const advice = better ? `the nearest that passes is ${better}` : `nothing passes; change ${other} instead`
  // Down, so that 4.49 is not said to be 4.5.
  return `${whose} a contrast of ${Math.floor(has * 10) / 10}:1 and need ${least}:1; ${advice}`
}

const hex = z
  .string()
  .toLowerCase()
  .regex(
    /^#[0-9a-f]{6}$/,
    "must be a color like '#ce0058', in quotes: # and six digits or letters from a to f",
  )
const written = z.strictObject({
  ...each(hex, ...chosen),
  ...each(hex.optional(), ...shadeNames, 'success'),
})

export const inks = written
  .check(({ value, issues }) => {
    const names = Object.keys(value) as Name[]
    if (!names.every((name) => hex.safeParse(value[name as keyof typeof value]).success)) return
    const all = complete(value)
    const wrong: Name[] = []
    for (const name of names) {
      const message = faultOf(name, all, wrong)
      if (!message) continue
      wrong.push(name)
      issues.push({ code: 'custom', input: value, path: [name], message })
    }
  })
  .transform(complete)
