/** The printer's register mark: for the headquarters on the map, and sending in progress. */
export function RegisterMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
      <circle cx="12" cy="12" r="7" fill="none" stroke="currentColor" strokeWidth="1.6" />
      <path d="M12 0v24M0 12h24" stroke="currentColor" strokeWidth="1.6" />
    </svg>
  )
}
