import clsx from 'clsx'

type Stat = { figure: string; label: string }

/** Two to four ruled cells, each a figure and its label on one baseline. */
export function HeroStats({ stats }: { stats: Stat[] }) {
  return (
    <ul role="list" className={clsx('hero-stats ruled-t', stats.length !== 3 && 'hero-stats-even')}>
      {stats.map(({ figure, label }) => (
        <li key={figure}>
          <b className="type-figure whitespace-nowrap">{figure}</b>{' '}
          <span className="min-w-0 max-w-[8.5em] text-[15px] text-balance leading-[1.3] font-medium">
            {label}
          </span>
        </li>
      ))}
    </ul>
  )
}
