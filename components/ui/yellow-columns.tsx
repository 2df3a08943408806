import type { TitledText } from '../../lib/content/shapes.ts'

const columns = ['', '', 'md:grid-cols-2', 'md:grid-cols-3', 'md:grid-cols-4']

/** Two to four short texts in columns under yellow rules, on a flood of ink. */
export function YellowColumns({ items, className }: { items: TitledText[]; className: string }) {
  return (
    <ul
      role="list"
      className={`yellow-columns grid grid-cols-2 gap-x-5 gap-y-6 md:gap-x-6 ${columns[items.length]} ${className}`}
    >
      {items.map(({ title, text }) => (
        <li key={title} className="border-t-4 border-yellow pt-3 max-md:last:odd:col-span-2 md:pt-4">
          <h3 className="type-h3 leading-title max-lg:text-4 max-md:text-3">{title}</h3>
          <p className="mt-1 text-2 md:mt-3 md:text-3">{text}</p>
        </li>
      ))}
    </ul>
  )
}
