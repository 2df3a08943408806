import type { FramedWidget } from '../../lib/content/widgets.ts'
import { FoldMark } from '../ui/fold-mark.tsx'
import { VendorFrame } from './vendor-frame.tsx'

/** The calendar as a row of the contact table, folded until a link leads to it. */
export function Scheduling({ label, widget }: { label: string; widget: FramedWidget }) {
  return (
    <section
      id="scheduling"
      aria-labelledby="scheduling-heading"
      className="scheduling ruled-b"
      data-screen-only=""
    >
      <details className="unfold">
        <summary className="contact-row md:gap-x-4 md:gap-y-0 grid-cols-[56px_minmax(0,1fr)_auto] items-center min-h-row md:grid-cols-[88px_minmax(0,1fr)_auto]">
          <span className="type-label">{label}</span>
          <h3 id="scheduling-heading" className="type-h4 w-fit wrap-anywhere">
            {widget.words.title}
          </h3>
          <FoldMark />
        </summary>
        <VendorFrame widget={widget} begin={widget.load === 'eager' ? 'calling' : 'asking'} />
      </details>
    </section>
  )
}
