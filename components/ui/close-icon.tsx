/** A cross, for buttons that close or remove. `size` is in pixels. */
export function CloseIcon({ size = 14 }: { size?: number }) {
  return (
    <svg viewBox="0 0 14 14" width={size} height={size} aria-hidden="true">
      <path d="M1 1l12 12M13 1L1 13" stroke="currentColor" strokeWidth="2" />
    </svg>
  )
}
