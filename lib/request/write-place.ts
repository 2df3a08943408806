import { rounded } from '../artwork/verdict/write-measures.ts'
import { fill } from '../content/fill.ts'
import type { Pin } from './page-data.ts'

/** Where a pin is, as "Page 1, 3.2 in from left, 0.7 in from top"; `words` by the pin's unit. */
export const writePlace = ({ page, x, y, unit }: Omit<Pin, 'text'>, words: Record<Pin['unit'], string>) =>
  fill(words[unit], { page, x: rounded(x, 1), y: rounded(y, 1) })
