/** How a printed piece is cut and folded. */
export const forms = ['flat', 'fold', 'trifold', 'envelope', 'round'] as const
export type SheetForm = (typeof forms)[number]

/** The drawing's sheet, and the room in it for the piece, in its own units. */
export const drawing = { width: 180, height: 120 }
const room = { width: 150, height: 104, foot: 112 }

export type DieLine = { x: number; y: number; width: number; height: number; folds: string }

const round = (value: number) => Math.round(value * 10) / 10

/**
 * Draws a piece, of an open sheet in any unit, as large as the room allows, resting on its foot.
 * @returns the cut as a rectangle (a round piece fills it) and the folds as path data
 */
export function drawDieLine([sheetWidth, sheetHeight]: readonly [number, number], form: SheetForm): DieLine {
  const scale = Math.min(room.width / sheetWidth, room.height / sheetHeight)
  const width = round(sheetWidth * scale)
  const height = round(sheetHeight * scale)
  const x = round((drawing.width - width) / 2)
  const y = round(room.foot - height)
  const foldAt = (share: number) => `M${round(x + width * share)} ${y}v${height}`
  const lines: Record<typeof form, string> = {
    flat: '',
    round: '',
    fold: foldAt(1 / 2),
    trifold: foldAt(1 / 3) + foldAt(2 / 3),
    envelope: `M${x} ${y}l${round(width / 2)} ${round(height * 0.55)} ${round(width / 2)} ${round(-height * 0.55)}`,
  }
  return { x, y, width, height, folds: lines[form] }
}
