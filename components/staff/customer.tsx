import { fill } from '../../lib/content/fill.ts'
import type { Chosen, Customer } from '../../lib/staff/customer.ts'
import { eraseCustomer } from '../../lib/staff/erase-customer.ts'
import { customerPath } from '../../lib/staff/next-path.ts'
import { Lines, type LineWords } from './lines.tsx'

/** `refusal`: what sellers read instead of the managers' buttons. `until`: the last day of today's backups. */
type Props = LineWords & { read: Customer; chosen: Chosen; person: string; refusal: string; until: string }

/** Everything of one customer; below it managers download it, count what erasing would take, and then erase that. */
export function CustomerSheet({ words, cards, read, chosen, person, refusal, until }: Props) {
  const { take, erase, groups } = words
  const { seen, named } = read.counted ?? { named: [] }
  const all = { words, cards, nobody: person }
  return (
    <form action={`${customerPath}#take`}>
      <input type="hidden" name="of" value={chosen.of} />
      {read.groups.map(({ why, count, shown, won, lines }) => (
        <section key={why} className="customer-group">
          <h2>{groups[why]}</h2>
          <p>
            {fill(words.count, { shown, count })} {won && fill(words.won, { sums: won })}
          </p>
          <Lines {...all} lines={lines} ticked={refusal || why === 'address' ? undefined : chosen.also} />
        </section>
      ))}
      <section id="take" className="customer-group customer-take">
        <h2>{take.heading}</h2>
        <p>{refusal || fill(take.help, { group: groups.address })}</p>
        {seen && (
          <>
            <ul role="list" className="desk-facts">
              {Object.entries(erase.counts).map(([part, label]) => (
                <li key={part}>
                  <b>{seen[part]}</b> {label}
                </li>
              ))}
            </ul>
            <p>{fill(erase.named, { count: named.length })}</p>
            <Lines {...all} lines={named} />
            <p>{fill(erase.stay, { days: erase.days, day: until })}</p>
            <input type="hidden" name="seen" value={JSON.stringify(seen)} />
          </>
        )}
        {!refusal && (
          <p className="customer-buttons">
            <button className="desk-button" name="said" value="ask">
              {take.count}
            </button>
            <button className="desk-button" formAction={`${customerPath}/export`}>
              {take.export}
            </button>
            {seen && (
              <button className="desk-button desk-key" formAction={eraseCustomer}>
                {erase.yes}
              </button>
            )}
          </p>
        )}
      </section>
    </form>
  )
}
