import clsx from 'clsx'

/** What there is to know about a thing, in a few words each; the slashes between them are silent (facts.css). */
export function Facts({ facts, className }: { facts: string[]; className?: string }) {
  return (
    <ul role="list" className={clsx('facts', className)}>
      {facts.map((fact, index) => (
        <li key={index}>{fact}</li>
      ))}
    </ul>
  )
}
