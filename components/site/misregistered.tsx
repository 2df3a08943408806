/** A headline whose plates slipped on the press: one heading for screen readers, three inks on screen (misregistered.css). */
export function Misregistered({ text }: { text: string }) {
  return (
    <h1 data-text={text} className="misregistered type-display">
      {text}
    </h1>
  )
}
