import { numberWord } from '../../../lib/staff/sources/words.ts'

/** A figure of a table; one under five is not shown. */
export function NumberCell({ number }: { number: number | null }) {
  return (
    <td className="number" data-few={number === null || undefined}>
      {numberWord(number)}
    </td>
  )
}
