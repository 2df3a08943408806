import clsx from 'clsx'

/** Features as specification chips. */
export function Chips({ features, className }: { features: string[]; className?: string }) {
  return (
    <ul role="list" className={clsx('flex flex-wrap gap-2', className)}>
      {features.map((feature) => (
        <li key={feature} className="chip">
          {feature}
        </li>
      ))}
    </ul>
  )
}
