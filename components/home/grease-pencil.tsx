/** A ring drawn with a grease pencil around what it is laid over. */
export function GreasePencil() {
  return (
    <svg viewBox="0 0 92 62" aria-hidden="true" className="grease-pencil">
      <path d="M50 5C18 2 4 16 5 32s22 27 44 25 40-12 38-29S66 5 40 7" />
    </svg>
  )
}
