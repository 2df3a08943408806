import clsx from 'clsx'

type Props = { id: string; heading: string; lead: string; className?: string }

/** A section's heading, with its lead on the right, level with the heading's last line. */
export function SectionHead({ id, heading, lead, className }: Props) {
  return (
    <div className={clsx('grid gap-x-6 gap-y-5 md:items-end', className)}>
      <h2 id={id} className="type-h2">
        {heading}
      </h2>
      <p className="type-lead text-slate">{lead}</p>
    </div>
  )
}
