import { leadForms } from '../../lib/content/lead-forms.ts'
import { QuoteButton } from './quote-button.tsx'

type Props = { className: string; label: string; interest: string; product: string }

/**
 * A product's Request Quote. Without script it posts the contact form, which comes back with the product noted in it
 * (lib/leads/name-product.ts). Switched off, it does nothing, as in the original.
 */
export function ProductQuoteButton({ className, label, interest, product }: Props) {
  const words = (
    <>
      <span className="ask-label">{label}</span>
      <span className="sr-only">{`: ${product}`}</span>
    </>
  )
  if (leadForms().switches.productQuote === 'off')
    return (
      <button type="button" className={className}>
        {words}
      </button>
    )
  return (
    <>
      <QuoteButton className={`${className} scripted-only`} interest={interest} product={product}>
        {words}
      </QuoteButton>
      <button
        type="submit"
        form="project-request"
        formNoValidate
        name="product"
        value={product}
        className={`${className} scriptless-only`}
      >
        {words}
      </button>
    </>
  )
}
