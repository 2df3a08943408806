import type { Brand } from '../../lib/content/brand.ts'

/** A press sheet of four business cards with their trim marks; two carry words (components/site/ending.css). */
export function BusinessCards({ brand, figure }: { brand: Brand; figure: string }) {
  return (
    <div aria-hidden="true" className="card-sheet" data-screen-only="">
      <img src="/drawings/business-cards.svg" alt="" width="640" height="440" loading="lazy" />
      <p className="card-name">{brand.name}</p>
      <p className="card-ways">
        {brand.phone.label}
        <br />
        {brand.email}
      </p>
      <p className="card-figure">{figure}</p>
    </div>
  )
}
