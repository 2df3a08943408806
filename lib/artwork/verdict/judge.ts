import { dots as sharpness, type FileFacts, inch, isSharp, same, type Sign, type Size } from '../facts.ts'
import {
  type Finding,
  type Judged,
  kindFindings,
  type Level,
  type Print,
  levels,
  withMaker,
  weights,
} from './findings.ts'
import { judgePages, onPages } from './judge-pages.ts'
import { pressFindings } from './press-findings.ts'
import { type Purpose, grown, isShape, isSize, scaleInto, scaled, turnedLike } from './purpose.ts'

/** Made for paper that takes more ink than a coated one: its names in common printing conditions. */
const uncoated = /uncoat|newsp|snap|ifra|fogra(26|29|30|42|44|47|48|52)/i
/** Standards that keep transparency for the press. */
const keepsClear = /X-[4-9]/

/** What need not be said of a file in which nothing is. */
const ofNothing = new Set<Finding['id']>(['foreign', 'picturesUnseen', 'rgb'])

export type FileVerdict = { level: Level; findings: Finding[]; print?: Print }

/**
 * Judges a file for a purpose, most important findings first. Only the ending of the name counts. Without a purpose it gives
 * the findings that hold for any, and asks.
 */
export function judge(name: string, facts: FileFacts, purpose?: Purpose): FileVerdict {
  const { print, findings: found } = findIn(facts, purpose)
  const known = kindFindings(name, facts)
  // A text or a list has no size.
  const isSettled = known.some(({ id }) => weights[id] === 'help' || id === 'document')
  const asks = !purpose && !facts.trouble && !isSettled
  const content = facts.trouble ? [] : contentFindings(facts, purpose)
  // Nothing good is said of what nobody sees.
  const isBlank = found.some(({ id }) => id === 'blank')
  const all = [
    ...known,
    ...(asks ? [{ id: 'purpose' as const }] : []),
    ...found.map((one) => (one.id === 'blank' && facts.foreign ? { id: 'missing' as const } : one)),
    ...(isBlank ? content.filter(({ id }) => weights[id] !== 'good' && !ofNothing.has(id)) : content),
  ]
  const weight = ({ id }: Finding) => levels.indexOf(weights[id])
  all.sort((one, other) => weight(other) - weight(one))
  const [first] = all
  return { level: first ? weights[first.id] : 'good', findings: all.map(withMaker(facts)), print }
}

function findIn({ trouble, dots, clear, ...facts }: FileFacts, purpose: Purpose | undefined): Judged {
  if (trouble) return { findings: [{ id: trouble }] }
  if (dots?.blank) return { findings: [{ id: 'blank' }] }
  if (dots) return purpose ? judgeDots(dots, clear === false && !dots.faint, purpose) : { findings: [] }
  return judgePages(facts, purpose)
}

function contentFindings(facts: FileFacts, purpose: Purpose | undefined): Finding[] {
  const { colors, spots, fonts, count, pages, dots } = facts
  const { bleed = 0, pages: sides = Infinity } = purpose ?? {}
  const showsThrough = purpose?.bleed === 0 && !dots?.blank
  const isLive = keepsClear.test(facts.standard ?? '')
  const on = (sign: Sign) => onPages(pages.map(({ signs }) => signs?.includes(sign) ?? false))
  const has = (sign: Sign) => pages.some(({ signs }) => signs?.includes(sign))
  const grounds = dots ? [dots.ground] : pages.map(({ ground }) => ground)
  const onGround = (kind: 'white' | 'plain') => onPages(grounds.map((one) => one === kind))
  const outside = fonts.filter(({ inside }) => !inside).length
  const isRgb = colors.includes('rgb')
  const found: [holds: boolean, id: Finding['id'], values?: Finding['values']][] = [
    // Most goods are printed with spot inks, engraved or embroidered.
    [isRgb && (bleed > 0 || purpose?.color === 'full'), 'rgb', on('rgb')],
    [colors.includes('lab'), 'lab'],
    [!isRgb && colors.includes('cmyk') && !colors.includes('lab'), 'inks'],
    [spots.length > 0, 'spots', { names: spots.join('\n'), knocked: facts.knocked.join('\n') }],
    [outside > 0, 'fonts', { count: outside }],
    [fonts.length > 0 && outside === 0, 'fontsInside'],
    [facts.letters, 'letters'],
    [showsThrough && facts.clear === true, 'clear'],
    [showsThrough && facts.clear === undefined, 'maybeClear'],
    [showsThrough && grounds.includes('white'), 'whiteBox', onGround('white')],
    [showsThrough && grounds.includes('plain'), 'colorBox', onGround('plain')],
    [showsThrough && dots?.faint === true, 'faint'],
    [facts.transparency && !isLive, 'seeThrough', on('seeThrough')],
    [facts.transparency && isLive, 'live'],
    [facts.overprint, 'overprint', on('overprint')],
    [has('vanishes'), 'vanishes', on('vanishes')],
    [facts.annotations, 'annotations', on('annotations')],
    [has('broken'), 'broken', on('broken')],
    [facts.guides !== undefined, 'guides', { names: facts.guides?.join(', ') ?? '' }],
    [bleed > 0 && uncoated.test(facts.intent ?? ''), 'intent', { names: facts.intent ?? '' }],
    [purpose?.bleed === 0 && pages.some(({ white }) => white) && !has('vanishes'), 'white'],
    [count > sides, 'tooMany', { count }],
    [pages.some(({ painted }) => painted === undefined) && !facts.sealed, 'unseen'],
    [facts.sealed === 'open', 'sealed'],
    [facts.sealed === 'unsure', 'protected'],
    [facts.script, 'script'],
    [facts.foreign, 'foreign'],
    [!facts.foreign && pages.some(({ unseen }) => unseen), 'picturesUnseen'],
    [pages.length > 0 && count > pages.length, 'pages', { count, looked: pages.length }],
    [pages.length === 0 && count > 1, 'more', { count }],
  ]
  return found.flatMap(([holds, id, values]) => (holds ? [{ id, ...(values && { values }) }] : []))
}

/** Judges a raster picture, printed as large as the piece allows; its dots are those of what a crop leaves where one is needed. */
function judgeDots(dots: NonNullable<FileFacts['dots']>, isSolid: boolean, asked: Purpose): Judged {
  const purpose = turnedLike(asked, dots)
  const whole = grown(purpose, purpose.bleed)
  const hasBleed = purpose.bleed > 0 && bringsBleed(dots, purpose, whole)
  const scale = scaleInto(dots, hasBleed ? whole : purpose)
  const isCropped = purpose.bleed > 0 && !hasBleed && !isShape(dots, purpose)
  const dpi = isCropped
    ? Math.min(dots.width / purpose.width, dots.height / purpose.height) * inch
    : inch / scale
  const print = scaled(dots, scale)
  const { sharp, soft } = sharpness[purpose.seen]
  const { width, height, bleed } = purpose
  // Sizes are said of the piece, without what is cut off.
  const piece = hasBleed || isCropped ? { width, height } : print
  const findings: Finding[] = [
    isSharp(dpi, purpose.seen)
      ? { id: 'sharp', values: { dpi: Math.round(dpi) } }
      : { id: 'soft', values: { sharp: (piece.width * dpi) / sharp, soft: (piece.width * dpi) / soft } },
  ]
  const bleedThere = isSolid ? 'edge' : 'edgeRoom'
  const id = hasBleed ? bleedThere : 'noEdge'
  if (bleed > 0) findings.push({ id, values: { wanted: bleed } })
  if (isCropped) findings.push({ id: 'picturesShape', values: { width, height } })
  findings.push(...pressFindings([{ ink: dots.ink }], purpose))
  return { findings, print: { ...print, dpi, sharp: scaled(piece, dpi / sharp) } }
}

/** Whether the picture has bleed: by the size that the file states, else by its shape if bleed changes that. */
function bringsBleed(dots: NonNullable<FileFacts['dots']>, purpose: Purpose, whole: Size): boolean {
  const { density } = dots
  if (density) {
    const named = { width: (dots.width / density) * inch, height: (dots.height / density) * inch }
    if (isSize(named, whole, 2 * same.size)) return true
  }
  return !isShape(whole, purpose) && isShape(dots, whole)
}
