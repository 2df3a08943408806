/** A cross, for buttons that close or remove. */
export const CloseIcon = () => (
  <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true">
    <path d="M1 1l12 12M13 1L1 13" stroke="currentColor" strokeWidth="2" />
  </svg>
)
