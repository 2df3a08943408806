import clsx from 'clsx'

/** Facts in a few words each; screen readers skip the slashes between them (facts.css). */
export function Facts({ facts, className }: { facts: string[]; className?: string }) {
  return (
    <ul role="list" className={clsx('facts', className)}>
      {facts.map((fact, index) => (
        <li key={index}>{fact}</li>
      ))}
    </ul>
  )
}
