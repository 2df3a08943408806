import { deadlineWords } from './deadline.ts'
import { fill } from './fill.ts'
import { text } from './shapes.ts'

/** The id of a product group of deadline.yaml; read as the words that say how long its production takes. */
export const leadTime = text.transform((id, context) => {
  const { production, leadTime: words } = deadlineWords()
  const days = production.find((rule) => rule.id === id)?.days
  if (days === undefined)
    context.addIssue(
      `must be a product group of deadline.yaml: ${production.map((rule) => rule.id).join(', ')}`,
    )
  return fill(words, { count: days ?? '' })
})
