import type { ReactNode } from 'react'

type Props = { id: string; heading: string; children: ReactNode }

/** A ruled strip of the sheet: the heading at the left, what it is about at the right. */
export function Row({ id, heading, children }: Props) {
  return (
    <section aria-labelledby={id} className="ruled-t">
      <div className="wrap grid gap-x-10 gap-y-5 py-11 md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] md:py-16">
        <h2 id={id} className="type-display text-[clamp(34px,3.4vw,50px)] text-balance">
          {heading}
        </h2>
        <div>{children}</div>
      </div>
    </section>
  )
}
