import { fill } from '../../lib/content/fill.ts'
import { fieldLine } from '../../lib/leads/product-line.ts'
import { QuoteButton } from './quote-button.tsx'

type Props = {
  label: string
  pressed: string
  product: string
  id?: string
  interest?: string
  /** Where the words lead instead of to a quote. */
  href?: string
  /** What the words ask for while the list is empty, if that is not the product as a line. */
  need?: string
}

/**
 * The last cell of a card: the words ask for the product, the plus puts it on the list (delivery/page-script/goods.ts).
 * Without script the words post the contact form, which comes back with the request noted
 * (lib/leads/submit.ts).
 */
export function ProductQuoteButton({ label, pressed, product, id, interest, href, need }: Props) {
  const words = <span className="ask-label">{label}</span>
  const name = `${label}, ${product}`
  const named = { 'data-product': product, 'data-id': id, 'data-interest': interest, 'data-need': need }
  return (
    <div className="ask-cell" {...named}>
      {href ? (
        <a href={href} aria-label={name} className="ask">
          {words}
        </a>
      ) : (
        <QuoteButton label={name} className="ask scripted-only">
          {words}
        </QuoteButton>
      )}
      <button
        type="button"
        aria-label={fill(pressed, { product })}
        aria-pressed="false"
        className="add scripted-only"
      />
      {!href && (
        <button
          type="submit"
          form="project-request"
          formNoValidate
          name="product"
          value={fieldLine({ product, id: id ?? '', quantity: '' })}
          aria-label={name}
          className="ask scriptless-only"
        >
          {words}
        </button>
      )}
    </div>
  )
}
