import { fieldLine } from '../../lib/leads/product-line.ts'
import { QuoteButton } from './quote-button.tsx'

type Props = { className: string; label: string; interest: string; product: string; id?: string }

/**
 * Request Quote for a product or category. Without script it posts the contact form, which comes back with the request
 * noted (lib/leads/submit-project-request.ts).
 */
export function ProductQuoteButton({ className, label, interest, product, id = '' }: Props) {
  const words = (
    <>
      <span className="ask-label">{label}</span>
      <span className="sr-only">{`: ${product}`}</span>
    </>
  )
  return (
    <>
      <QuoteButton
        className={`${className} scripted-only`}
        interest={interest}
        product={product}
        productId={id || undefined}
      >
        {words}
      </QuoteButton>
      <button
        type="submit"
        form="project-request"
        formNoValidate
        name="product"
        value={fieldLine({ product, id, quantity: '' })}
        className={`${className} scriptless-only`}
      >
        {words}
      </button>
    </>
  )
}
