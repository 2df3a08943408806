import { z } from 'zod'
import table from './inks.json' with { type: 'json' }
import { each } from './shapes.ts'

type Chosen = keyof typeof table.chosen
type Shade = keyof typeof table.shades
/** The press sheet's inks by name, as `#rrggbb`. */
export type Inks = Record<Chosen | Shade | keyof typeof table.overprints, string>
type Known = Record<string, string>

const parts = (hex = '#000000') => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
const blendColors = (
  one: string | undefined,
  other: string | undefined,
  by: (a: number, b: number) => number,
) => {
  const second = parts(other)
  const both = parts(one).map((part, at) => Math.round(by(part, second[at] ?? 0)))
  return `#${both.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
const mixColors = (one: string | undefined, other: string | undefined, share: number) =>
  blendColors(one, other, (a, b) => a + (b - a) * share)

/** Relative luminance (WCAG), plus its allowance for glare. */
function lightness(color: string | undefined): number {
  const [red = 0, green = 0, blue = 0] = parts(color).map((part) =>
    part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05
}

/** The uses (inks.json) in which an ink of this color is hard to read, the worst first. */
const hardToRead = (name: string, color: string | undefined, inks: Known) =>
  table.uses
    .filter((use) => use.ink === name)
    .map((use) => ({ ...use, ratio: lightness(color) / lightness(inks[use.other]) }))
    .map((use) => ({ ...use, contrast: Math.max(use.ratio, 1 / use.ratio) }))
    .filter(({ contrast, least }) => contrast < least)
    .sort((one, other) => one.contrast / one.least - other.contrast / other.least)

/** The color nearest to this one, darker or lighter, that is easy to read in all uses of the ink. */
function nearestReadable(name: string, color: string | undefined, inks: Known): string | undefined {
  const steps = Array.from({ length: 101 }, (_, step) => step / 100)
  return steps
    .flatMap((share) => [mixColors(color, '#000000', share), mixColors(color, '#ffffff', share)])
    .find((candidate) => hardToRead(name, candidate, inks).length === 0)
}

/** Adds the shades that brand.yaml leaves out, made from the inks that it names. */
function completeInks(written: Known): Inks {
  const inks = { ...written }
  const make = (name: string, color: string) => (inks[name] ??= nearestReadable(name, color, inks) ?? color)
  for (const [name, { from, to, share }] of Object.entries(table.shades))
    make(name, mixColors(inks[from] ?? from, inks[to], share))
  for (const [name, [one = '', other = '']] of Object.entries(table.overprints))
    make(
      name,
      blendColors(inks[one], inks[other], (a, b) => (a * b) / 255),
    )
  return inks as Inks
}

/** In degrees; undefined for grays. */
function hue(color: string | undefined): number | undefined {
  const [red = 0, green = 0, blue = 0] = parts(color)
  if (Math.max(red, green, blue) - Math.min(red, green, blue) < 20) return
  return (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI
}

/** The fault of an ink of brand.yaml, in one sentence. Ignores contrast with inks that are `wrong` themselves. */
function faultOf(name: string, inks: Known, wrong: string[]): string | undefined {
  const base = table.shades[name as Shade]?.from ?? name
  const own = hue(inks[name])
  const around = hue(inks[base])
  const apart = own === undefined || around === undefined ? 0 : Math.abs(own - around)
  if (base in inks && Math.min(apart, 360 - apart) > 30)
    return `is no shade of ${base}, which is ${inks[base]}; take the line away, and the site makes one`
  const worst = hardToRead(name, inks[name], inks).find(({ other }) => !wrong.includes(other))
  if (!worst) return
  const { as, other, contrast, least } = worst
  const better = nearestReadable(name, inks[name], inks)
  const advice = better ? `the nearest that passes is ${better}` : `nothing passes; change ${other} instead`
  // Rounded down, so that 4.49 is not reported as 4.5.
  return `${as === 'ground' ? `words in ${other} on it` : `its ${as} on ${other}`} have a contrast of ${Math.floor(contrast * 10) / 10}:1 and need ${least}:1; ${advice}`
}

/** Fills the inks into a drawing that names them: `fill="{rubine}"`. */
export const fillInks = (svg: string, inks: Known) =>
  svg.replace(/\{([a-z-]+)\}/g, (place, name: string) => inks[name] ?? place)

const color = /^#[0-9a-f]{6}$/
const hex = z
  .string()
  .toLowerCase()
  .regex(color, "must be a color like '#ce0058', in quotes: # and six digits or letters from a to f")

const chosen = Object.entries(table.chosen).map(([name, what]) => [name, hex.describe(what)])

export const inks = z
  .strictObject({
    ...(Object.fromEntries(chosen) as Record<Chosen, typeof hex>),
    ...each(hex.optional(), ...(Object.keys(table.shades) as Shade[])),
  })
  .superRefine((value, context) => {
    const written = value as Known
    if (!Object.values(written).every((one) => color.test(one))) return
    const all = completeInks(written)
    const wrong: string[] = []
    for (const name of Object.keys(written)) {
      const message = faultOf(name, all, wrong)
      if (!message) continue
      wrong.push(name)
      context.addIssue({ code: 'custom', path: [name], message })
    }
  })
  .transform((written) => completeInks(written as Known))
