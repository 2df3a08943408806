/** A sheet with one crease: it falls into the crease while its list is folded, and stands on it once open (folds.css). */
export const FoldMark = () => <i aria-hidden="true" className="fold-mark" />
