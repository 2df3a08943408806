import type { Brand } from '../../lib/content/brand.ts'

type Props = { paragraphs: string[]; brand: Brand; className?: string }

/** Paragraphs of content. `{email}` and `{phone}` become links to the company's own. */
export function Prose({ paragraphs, brand, className }: Props) {
  return (
    <div className={className}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="not-first:mt-5">
          {paragraph.split(/(\{email\}|\{phone\}|\b\p{L}-\p{L}+)/u).map((piece, index) => (
            <Piece key={index} piece={piece} brand={brand} />
          ))}
        </p>
      ))}
    </div>
  )
}

function Piece({ piece, brand: { email, phone } }: { piece: string; brand: Brand }) {
  if (piece === '{email}')
    return (
      <a href={`mailto:${email}`} className="text-link">
        {email}
      </a>
    )
  if (piece === '{phone}')
    return (
      <a href={`tel:${phone.number}`} className="text-link">
        {phone.label}
      </a>
    )
  // Keeps short compounds such as "T-shirt" on one line.
  return /^\p{L}-\p{L}{1,12}$/u.test(piece) ? <span className="whitespace-nowrap">{piece}</span> : piece
}
