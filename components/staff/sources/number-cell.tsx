import { numberWord } from '../../../lib/staff/sources/words.ts'

/** A figure in a table; figures under five are hidden. */
export function NumberCell({ number }: { number: number | null }) {
  return (
    <td className="number" data-few={number === null || undefined}>
      {numberWord(number)}
    </td>
  )
}
