/** Points down, and turns when its menu opens (menus.css). */
export function Caret({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 9 6" width="9" height="6" aria-hidden="true" className={className}>
      <path d="M.8.8l3.7 3.7L8.2.8" fill="none" stroke="currentColor" strokeWidth="1.6" />
    </svg>
  )
}
