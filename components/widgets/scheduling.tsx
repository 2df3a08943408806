import { framedWidget } from '../../lib/content/widgets.ts'
import { VendorFrame } from './vendor-frame.tsx'

/** The calendar's slip in the contact section; who wants it opens it. */
export function Scheduling() {
  const widget = framedWidget('scheduling')
  return (
    <section
      id="scheduling"
      aria-labelledby="scheduling-heading"
      className="ruled bg-sheet md:col-span-12"
      data-screen-only=""
    >
      <div className="slip-head">
        <h3 id="scheduling-heading" className="type-h3">
          {widget.words.title}
        </h3>
      </div>
      <VendorFrame widget={widget} begin={widget.load === 'eager' ? 'calling' : 'asking'} />
    </section>
  )
}
