import { QuoteButton } from './quote-button.tsx'

type Props = { className: string; label: string; interest: string; product: string }

/**
 * Request Quote for a product or a category. Without script it posts the contact form, which comes back with the name noted
 * in it (lib/leads/submit-project-request.ts).
 */
export function ProductQuoteButton({ className, label, interest, product }: Props) {
  const words = (
    <>
      <span className="ask-label">{label}</span>
      <span className="sr-only">{`: ${product}`}</span>
    </>
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
