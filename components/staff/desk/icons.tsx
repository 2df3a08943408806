/** An arrow, for pages and for previous and next. */
export function Arrow({ to }: { to: 'left' | 'right' | 'up' | 'down' }) {
  const paths = { left: 'M7 1L3 5l4 4', right: 'M3 1l4 4-4 4', up: 'M1 7l4-4 4 4', down: 'M1 3l4 4 4-4' }
  return (
    <svg viewBox="0 0 10 10" aria-hidden="true">
      <path d={paths[to]} fill="none" stroke="currentColor" strokeWidth="1.8" />
    </svg>
  )
}

export function Lens() {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path
        d="M11 11l4 4M7 2a5 5 0 110 10A5 5 0 017 2z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
      />
    </svg>
  )
}

/** A sheet of paper with a folded corner. */
export function Sheet() {
  return (
    <svg viewBox="0 0 10 13" aria-hidden="true">
      <path d="M.8.8h5.4l3 3v8.4H.8zM6 .8v3.2h3.2" fill="none" stroke="currentColor" strokeWidth="1.3" />
    </svg>
  )
}
