const plates = [
  'text-blue translate-x-[.05em] translate-y-[.028em]',
  'text-yellow -translate-x-[.042em] translate-y-[.04em]',
]

/** A headline whose plates slipped on the press: one heading for readers, three inks for the eyes. */
export function Misregistered({ text }: { text: string }) {
  return (
    <h1 className="type-display relative isolate max-w-[10ch] text-[clamp(68px,16.4vw,236px)] leading-[.86] text-rubine">
      <span className="overprint block">{text}</span>
      {plates.map((plate) => (
        <span key={plate} aria-hidden="true" className={`overprint absolute inset-0 ${plate}`}>
          {text}
        </span>
      ))}
    </h1>
  )
}
