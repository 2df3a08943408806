import { purposeOf } from '../../lib/artwork/verdict/purpose.ts'
import { writeSize } from '../../lib/artwork/verdict/write.ts'
import { chooseSize } from './choice.ts'
import { OwnSize } from './own-size.tsx'
import type { Table } from './use-checks.ts'

/** What the file is for: a size from the content, or the visitor's own. */
export function PurposeForm({ table }: { table: Table }) {
  const { choice, choose } = table
  const { purpose, sizes } = table.words
  /** Takes a size that was chosen before React arrived. */
  const begin = (form: HTMLFormElement | null) => {
    const chosen = Number(form?.querySelector<HTMLInputElement>('input:checked')?.value ?? -1)
    if (chosen > 0 && choice.size === 0) choose(chooseSize(sizes, chosen))
  }
  return (
    <form ref={choice.size === 0 ? begin : undefined} onSubmit={(event) => event.preventDefault()}>
      <fieldset>
        <legend className="type-label mb-3">{purpose}</legend>
        <div className="light-sizes">
          {sizes.map((size, index) => (
            <label key={size.name}>
              <input
                type="radio"
                name="size"
                value={index}
                checked={choice.size === index}
                onChange={() => choose(chooseSize(sizes, index))}
              />
              <Outline width={size.width} height={size.height} />
              {size.name}
              <span className="type-data">
                {writeSize(purposeOf(size), size.unit === 'mm' ? 'mm' : 'in')}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <OwnSize table={table} />
    </form>
  )
}

const room = { width: 72, height: 52 }

/** The piece in proportion, standing on its name's baseline. */
function Outline({ width, height }: { width: number; height: number }) {
  const scale = Math.min((room.width - 4) / width, (room.height - 4) / height)
  const [across, down] = [width * scale, height * scale]
  return (
    <svg viewBox={`0 0 ${room.width} ${room.height}`} aria-hidden="true">
      <rect x={(room.width - across) / 2} y={room.height - 2 - down} width={across} height={down} />
    </svg>
  )
}
