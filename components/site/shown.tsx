import type { ReactNode } from 'react'
import { isShownToday } from '../../lib/content/dated.ts'

/** A section on the days that its words name; without any, always. */
export function Shown({ words, children }: { words: object; children: ReactNode }) {
  return isShownToday(words) ? children : null
}
