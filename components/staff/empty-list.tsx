import type { ReactNode } from 'react'

/** The empty list: a ticket that is only its die line. */
export function EmptyList({ title, help, children }: { title: string; help: string; children?: ReactNode }) {
  return (
    <div className="mt-10 grid items-center gap-6 border-[1.5px] border-dashed border-key px-6 py-9 md:grid-cols-[auto_1fr] md:gap-10 md:px-10 md:py-14">
      <svg
        viewBox="0 0 150 190"
        width="120"
        height="152"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
      >
        <path
          strokeWidth="2"
          strokeDasharray="8 5"
          d="M1 1h148v48a10 10 0 000 18v122H1V67a10 10 0 000-18zM10 58h130"
        />
      </svg>
      <div>
        <h2 className="type-display text-[32px]">{title}</h2>
        <p className="type-lead mt-2 text-slate">{help}</p>
        {children}
      </div>
    </div>
  )
}
