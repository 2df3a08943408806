import clsx from 'clsx'

/** The corner where the sheet will be cut. The parent must be `relative`. */
export function TrimMark({ corner }: { corner: 'left' | 'right' }) {
  return (
    <svg
      viewBox="0 0 22 22"
      width="22"
      height="22"
      aria-hidden="true"
      className={clsx(
        'absolute top-[12px] hidden md:block',
        corner === 'left' ? 'left-[12px]' : 'right-[12px] -scale-x-100',
      )}
    >
      <path d="M21.5 0v14M0 21.5h14" stroke="currentColor" />
    </svg>
  )
}
