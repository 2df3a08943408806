import { type FileFacts, inch, type PrintPage, type Seen, type Sign, type Size } from '../facts.ts'
import { isWithin, widen } from '../pdf/matrix.ts'
import { minDots as sharpness, isSharp, roundDots, tolerances } from '../print-limits.ts'
import {
  type Finding,
  type Judged,
  kindFindings,
  type Level,
  type Print,
  levelOf,
  levels,
  withMaker,
  weights,
} from './findings.ts'
import { judgePages, lineArt, onPages } from './judge-pages.ts'
import { bleedAround, cutSize, endOfColor, isEnough } from './lay-page.ts'
import { safeRoomPoints, touchingPoints } from './near-cut.ts'
import { wideBleed } from './page-size.ts'
import { codeFindings, pressFindings } from './press-findings.ts'
import {
  type Purpose,
  withBleed,
  isInked,
  isMixed,
  isSameShape,
  isSameSize,
  scaleInto,
  scaleSize,
  matchOrientation,
} from './purpose.ts'

/** Made for paper that takes more ink than a coated one: its names in common printing conditions. */
const uncoated = /uncoat|newsp|snap|ifra|fogra(26|29|30|42|44|47|48|52)/i
/** Standards that keep transparency for the press. */
const keepsClear = /X-[4-9]/

/** Findings that an empty file does not need. */
const ofNothing = new Set<Finding['id']>(['foreign', 'picturesUnseen', 'rgb', 'fonts'])

/** Whether a picture covers it. */
const isPicture = ({ media, trim = media, pictures }: PrintPage) =>
  pictures.some(({ box }) => box && isWithin(widen(trim, -1), box))

export type FileVerdict = { level: Level; findings: Finding[]; print?: Print }

/**
 * Judges a file for a purpose, most important findings first. Only the ending of the name counts. Without a purpose it gives
 * the findings that hold for any, and asks.
 */
export function judge(name: string, facts: FileFacts, purpose?: Purpose): FileVerdict {
  const { print, findings: found } = findIn(facts, purpose)
  const known = kindFindings(name, facts, purpose !== undefined && purpose.bleed > 0)
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
  const weight = (one: Finding) => levels.indexOf(levelOf(one))
  all.sort((one, other) => weight(other) - weight(one))
  const [first] = all
  return { level: first ? levelOf(first) : 'good', findings: all.map(withMaker(facts)), print }
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
  const mixes = purpose === undefined || isMixed(purpose)
  const inked = purpose === undefined || isInked(purpose)
  const isPrinted = purpose?.cloth === 'printed'
  const isLive = mixes && keepsClear.test(facts.standard ?? '')
  const on = (sign: Sign) => onPages(pages.map(({ signs }) => signs?.includes(sign) ?? false))
  const has = (sign: Sign) => pages.some(({ signs }) => signs?.includes(sign))
  // A box that seems white is one.
  const likeWhite = ({ ground }: Pick<Seen, 'ground'>) => (ground === 'pale' ? 'white' : ground)
  const grounds: Seen['ground'][] = dots ? [likeWhite(dots)] : pages.map(likeWhite)
  const onGround = (kind: NonNullable<Seen['ground']>) => onPages(grounds.map((one) => one === kind))
  const isOn = (kind: NonNullable<Seen['ground']>) => showsThrough && grounds.includes(kind)
  // A full wrap: a photo or a shade all over what takes every color.
  const isWrap =
    purpose?.color === 'full' &&
    (has('shaded') || pages.some(isPicture)) &&
    pages.every((page) => isSameShape(cutSize(page), purpose))
  const mild = purpose?.color === 'full' ? { mild: 1 } : undefined
  // Only where white ink lies under it.
  const isFaint = dots?.faint === true || has('faint') || (isPrinted && has('half'))
  const fades = has('fades') || (facts.transparency && facts.kind === 'svg')
  const isToned = dots?.toned === true || has('shaded') || isOn('mixed')
  const isShaded = facts.transparency || isToned || dots?.faint || dots?.ground === 'mixed'
  // Transparency alone is no shade: masked or overlaid parts may be solid.
  const hasShades = fades || has('half') || isToned
  // Of some kinds the dots are not read, and of large pictures not all in time.
  const isUnknown = dots !== undefined && facts.clear === false && !dots.ground
  const isBlank = dots ? dots.blank === true : pages.every(({ painted }) => painted === false)
  const isWordless = dots !== undefined || (fonts.length === 0 && !facts.letters && pages.some(isPicture))
  const outside = fonts.filter(({ inside }) => !inside).length
  const isRgb = colors.includes('rgb')
  const found: [holds: boolean | undefined, id: Finding['id'], values?: Finding['values']][] = [
    [purpose !== undefined && mixes && isRgb, 'rgb', on('rgb')],
    [inked && colors.includes('lab'), 'lab'],
    [mixes && !isRgb && colors.includes('cmyk') && !colors.includes('lab'), 'inks'],
    [inked && spots.length > 0, 'spots', { names: spots.join('\n'), knocked: facts.knocked.join('\n') }],
    [purpose?.cloth === 'stitched' && spots.length > 0, 'threads', { names: spots.join(', ') }],
    [purpose?.color === 'none' && (spots.length > 0 || colors.some((one) => one !== 'gray')), 'oneTone'],
    [outside > 0, 'fonts', { count: outside }],
    [fonts.length > 0 && outside === 0, 'fontsInside'],
    [facts.letters, 'letters'],
    [showsThrough && facts.clear === true, 'clear'],
    [showsThrough && facts.clear === undefined, 'maybeClear'],
    [inked && showsThrough && isUnknown, 'opaque'],
    [bleed > 0 && isWordless && !isBlank, 'words', { wanted: bleed }],
    [inked && isOn('white'), 'whiteBox', mild ?? onGround('white')],
    [inked && isOn('plain') && !isWrap, 'colorBox', onGround('plain')],
    [inked && isOn('checked'), 'checkerboard', onGround('checked')],
    [!inked && (isOn('white') || isOn('plain') || isOn('checked')), 'filled'],
    [inked && showsThrough && isFaint, 'faint', on('faint')],
    [!inked && isShaded, 'halftones'],
    [purpose?.color === 'spot' && hasShades && !isFaint, 'shades'],
    [inked && facts.transparency && !isLive && !isPrinted, 'seeThrough', on('seeThrough')],
    [isPrinted && !isFaint && fades, 'fades', on('fades')],
    [facts.transparency && isLive, 'live'],
    [inked && facts.overprint, 'overprint', on('overprint')],
    [inked && has('vanishes'), 'vanishes', on('vanishes')],
    [facts.annotations, 'annotations', on('annotations')],
    [has('broken'), 'broken', on('broken')],
    [facts.guides !== undefined, 'guides', { names: facts.guides?.join(', ') ?? '' }],
    [bleed > 0 && uncoated.test(facts.intent ?? ''), 'intent', { names: facts.intent ?? '' }],
    [purpose?.bleed === 0 && pages.some(({ white }) => white) && !(inked && has('vanishes')), 'white'],
    [count > sides, 'tooMany', { count }],
    [purpose !== undefined && pages.some(({ painted }) => painted === undefined) && !facts.sealed, 'unseen'],
    [purpose !== undefined && facts.sealed === 'open', 'sealed'],
    [facts.sealed === 'unsure', 'protected'],
    [facts.script, 'script'],
    [facts.foreign, 'foreign'],
    [!facts.foreign && pages.some(({ unseen }) => unseen), 'picturesUnseen'],
    [pages.length > 0 && count > pages.length, 'pages', { count, looked: pages.length }],
    [pages.length === 0 && count > 1 && count <= sides, 'more', { count }],
  ]
  return found.flatMap(([holds, id, values]) => (holds ? [{ id, ...(values && { values }) }] : []))
}

/** Judges a raster picture, printed as large as the piece allows; its dots are those of what a crop leaves where one is needed. */
function judgeDots(dots: NonNullable<FileFacts['dots']>, isSolid: boolean, asked: Purpose): Judged {
  const purpose = matchOrientation(asked, dots)
  const named = dots.density ? scaleSize(dots, inch / dots.density) : undefined
  const by = (named && bleedAround(named, purpose)) ?? 0
  const beyond = Math.max(by, purpose.bleed)
  const whole = withBleed(purpose, beyond)
  const hasBleed = purpose.bleed > 0 && (by > purpose.bleed || bringsBleed(dots, purpose, whole, named))
  const scale = scaleInto(dots, hasBleed ? whole : purpose)
  const isCropped = purpose.bleed > 0 && !hasBleed && !isSameShape(dots, purpose)
  const dpi = isCropped
    ? Math.min(dots.width / purpose.width, dots.height / purpose.height) * inch
    : inch / scale
  const print = scaleSize(dots, scale)
  const isLineArt = dots.isLineArt === true && purpose.cloth !== 'stitched'
  const sharp = sharpness[purpose.seen][isLineArt ? 'lineArt' : 'sharp']
  const { width, height, bleed } = purpose
  // Sizes are said of the piece, without what is cut off.
  const piece = hasBleed || isCropped || isSameShape(dots, purpose) ? { width, height } : print
  const findings: Finding[] = [dotsFinding(dpi, piece.width, purpose, isLineArt)]
  const bleedThere = isSolid ? 'edge' : 'edgeRoom'
  const isColored = isSolid && /pale|plain|mixed|checked/.test(dots.ground ?? '')
  const isInside = isSolid && dots.ground === 'white' && !isCropped
  const bare = isInside ? 'inside' : 'noEdge'
  const bleedLacks = isColored ? 'bareEdge' : bare
  const id = hasBleed ? bleedThere : bleedLacks
  // White at the very end of the bleed is cut off.
  const isSeen = (room: number) => !hasBleed || !isEnough(beyond - room * scale, purpose)
  const strip = Math.max(0, ...(hasBleed ? (dots.strips ?? []) : []).filter(isSeen)) || undefined
  const inner = strip ?? [dots.frame].find((one) => one !== undefined && isSeen(one)) ?? Infinity
  const edge = isCropped ? Infinity : inner * scale - (hasBleed ? beyond : 0)
  const isShort = edge < touchingPoints
  const isNear = bleed > 0 && ((strip && isShort) || Math.abs(edge) < safeRoomPoints)
  if (isNear)
    findings.push(isShort ? endOfColor(-edge, purpose) : { id: 'frame', values: { edge, wanted: bleed } })
  // With white on one side or all around, no color runs past the cut.
  const isSaid = strip !== undefined || (isNear && isShort) || (hasBleed && dots.ground === 'white')
  if (bleed > 0 && !isSaid) findings.push({ id, values: { wanted: bleed } })
  if (hasBleed) findings.push(...wideBleed(purpose, by))
  if (isCropped) findings.push({ id: 'picturesShape', values: { width, height } })
  findings.push(
    ...pressFindings([{ ink: dots.ink }], purpose),
    ...codeFindings(dots.code, inch / dpi, purpose),
  )
  return { findings, print: { ...print, dpi, sharp: scaleSize(piece, dpi / sharp) } }
}

/** Whether dots are enough for what they show. @param width of the piece */
function dotsFinding(exact: number, width: number, { seen, cloth }: Purpose, isLineArt: boolean): Finding {
  const dpi = roundDots(exact)
  if (isSharp(exact, seen, isLineArt))
    return { id: cloth === 'stitched' ? 'redrawn' : 'sharp', values: { dpi } }
  if (isLineArt) return lineArt({ dpi, width }, seen)
  const { sharp, soft } = sharpness[seen]
  const upTo = (limit: number) => (width * exact) / limit
  return { id: 'soft', values: { dpi, width, sharp: upTo(sharp), soft: upTo(soft) } }
}

/** Whether the picture has bleed: by the size that the file states, else by its shape if bleed changes that. */
const bringsBleed = (dots: Size, purpose: Purpose, whole: Size, named?: Size): boolean =>
  (named !== undefined && isSameSize(named, whole, 2 * tolerances.size)) ||
  (!isSameShape(whole, purpose) && isSameShape(dots, whole))
