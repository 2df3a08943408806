import type { FramedWidget } from '../../lib/content/widgets.ts'
import { FoldMark } from '../ui/fold-mark.tsx'
import { VendorFrame } from './vendor-frame.tsx'

/** The calendar's slip in the contact section, folded on phones until a link leads to it. */
export function Scheduling({ widget }: { widget: FramedWidget }) {
  return (
    <section
      id="scheduling"
      aria-labelledby="scheduling-heading"
      className="ruled bg-sheet md:col-span-12"
      data-screen-only=""
    >
      <details className="fold scheduling">
        <summary>
          <div className="slip-head fold-stays">
            <h3 id="scheduling-heading" className="type-h3 fold-word">
              {widget.words.title}
            </h3>
            <FoldMark />
          </div>
        </summary>
        <VendorFrame widget={widget} begin={widget.load === 'eager' ? 'calling' : 'asking'} />
      </details>
    </section>
  )
}
