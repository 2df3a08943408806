import { fill } from '../../lib/content/fill.ts'
import type { RequestPageWords } from '../../lib/content/request-page.ts'
import type { Pins } from '../../lib/request/page-data.ts'
import { writePlace } from '../../lib/request/write-place.ts'

/** The changes that were asked for on a proof, each with its number and place. */
export function PinList({ version, pins, words: { proof } }: Pins & { words: RequestPageWords }) {
  return (
    <>
      <p>
        <b>{fill(proof.changes.of, { number: version })}</b>
      </p>
      <ol className="list-decimal pl-5">
        {pins.map((pin, index) => (
          <li key={index}>
            <span className="text-2 text-slate">{writePlace(pin, proof.place)}</span> <bdi>{pin.text}</bdi>
          </li>
        ))}
      </ol>
    </>
  )
}
