import { quoteLine } from './quote-line.ts'
import { longestDetails } from './project-request.ts'
import type { LeadResult, Values } from './result.ts'

/**
 * Without script a product's Request Quote button posts the contact form with the product's name: it is noted in the
 * details, and everything typed before stays.
 * @returns the form's answer, or null when no product was named
 */
export function nameProduct(data: unknown, values: Values): LeadResult | null {
  const product = data instanceof FormData ? data.get('product') : null
  if (typeof product !== 'string' || product === '') return null
  const line = quoteLine(product)
  const details = [values.details, line].filter(Boolean).join('\n')
  const fits = details.length <= longestDetails && !values.details?.includes(line)
  return { state: 'named', product, values: fits ? { ...values, details } : values }
}
