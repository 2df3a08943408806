/** A sheet with one crease: it falls into the crease while its list is folded, and stands on it once open (folds.css). */
export function FoldMark() {
  return (
    <svg viewBox="0 0 28 20" width="28" height="20" aria-hidden="true" className="fold-mark">
      {/* The right half twice, in opposite directions, so that it stays empty. */}
      <path d="M3 3.5l11 7v6l-11-7zM25 3.5l-11 7v6l11-7zM25 3.5v6l-11 7v-6z" />
    </svg>
  )
}
