/** A sheet in three folds while its list is folded, flat with fold ticks once it is open (folds.css). */
export function FoldMark() {
  return (
    <svg viewBox="0 0 28 20" width="28" height="20" aria-hidden="true" className="fold-mark">
      <path d="M2 2l8 4v13l-8-4zM10 6l8-4v13l-8 4M18 2l8 4v13l-8-4" />
      <path d="M2 4h24v12H2zM10 4V1M18 4V1M10 16v3M18 16v3" />
    </svg>
  )
}
