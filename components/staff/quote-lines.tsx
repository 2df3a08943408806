/** A quote, line by line. */
export function QuoteLines({ lines }: { lines: string[] }) {
  return (
    <ul role="list" className="desk-quote text-2 mt-2 whitespace-pre-line" dir="auto">
      {lines.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </ul>
  )
}
