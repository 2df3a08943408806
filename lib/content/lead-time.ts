import { deadlineWords } from './deadline.ts'
import { fill } from './fill.ts'
import { text } from './shapes.ts'

/** A product group of deadline.yaml; read as the words that say how long its production takes. */
export const leadTime = text.transform((group, context) => {
  const { production, leadTime: words } = deadlineWords()
  const days = production.find((rule) => rule.group === group)?.days
  if (days === undefined)
    context.addIssue(
      `must be a product group of deadline.yaml: ${production.map((rule) => rule.group).join(', ')}`,
    )
  return fill(words, { count: days ?? '' })
})
