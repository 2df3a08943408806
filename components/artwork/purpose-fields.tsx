import { useId } from 'react'
import type { FilesTable } from './checked-files.tsx'
import { chooseNamed, inUnit, isLength, measureChoice } from './choice.ts'

/** What is chosen, and the choices. */
export type PurposeTable = Pick<FilesTable, 'words' | 'choice' | 'choose' | 'asked'>

type ListProps = {
  table: PurposeTable
  /** Only the site's products, where the sizes are shown above. */
  goodsOnly?: boolean
}

/** The possible purposes as a list, those of the request first. */
export function PurposeList({ table: { words, choice, choose, asked }, goodsOnly = false }: ListProps) {
  const { sizes, goods, own, choice: choiceWords } = words
  const all = goodsOnly
    ? [{ label: choiceWords.goods, list: goods }]
    : [
        { label: choiceWords.asked, list: asked },
        { label: choiceWords.sizes, list: [...sizes, own] },
        { label: choiceWords.goods, list: goods.filter((one) => !asked.includes(one)) },
      ]
  const groups = all.filter(({ list }) => list.length > 0)
  const label = goodsOnly ? choiceWords.goods : choiceWords.label
  const isListed = groups.some(({ list }) => list.some(({ name }) => name === choice.name))
  return (
    <label className="purpose-list">
      <span className="type-label">{label}</span>
      <select
        // Elsewhere it may be inside a form that is sent.
        name={goodsOnly ? 'goods' : undefined}
        // WebKit reads the value of a field inside its label as part of the name.
        aria-label={label}
        className="own-length select"
        value={isListed ? choice.name : ''}
        onChange={({ target }) => choose(chooseNamed(choice, target.value, words))}
      >
        <option value="">{choiceWords.pick}</option>
        {groups.map(({ label: group, list }) => (
          <optgroup key={group} label={group}>
            {list.map(({ name }) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  )
}

/**
 * The visitor's own size. Its fields have a separate class, because drafts save every `.input`. Their label appears
 * twice: WebKit reads the value of a field inside its label as part of the name.
 */
export function OwnSize({ table: { words, choice, choose } }: { table: PurposeTable }) {
  const { own, units } = words
  const error = useId()
  const { width, height, unit, on } = choice
  const type = (typed: Parameters<typeof measureChoice>[1]) => choose(measureChoice(choice, typed, own.name))
  const isWrong = (text: string) => (text !== '' || choice.size !== undefined) && !isLength(text, unit)
  return (
    <fieldset className="light-own grid grid-cols-[1fr_1fr] gap-3 items-end mt-4">
      <legend className="sr-only">{own.legend}</legend>
      {(['width', 'height'] as const).map((side) => (
        <label key={side} className="type-label">
          {own[side]}
          <input
            inputMode="decimal"
            autoComplete="off"
            aria-label={own[side]}
            className="own-length mt-2"
            value={choice[side]}
            aria-invalid={isWrong(choice[side])}
            aria-describedby={error}
            onChange={({ target }) => type({ [side]: target.value })}
            // Inside a form, Enter would submit it.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        </label>
      ))}
      <label className="type-label">
        {own.unit}
        <select
          aria-label={own.unit}
          className="own-length select mt-2"
          value={unit}
          onChange={({ target }) => choose(inUnit(choice, target.value === 'mm' ? 'mm' : 'in'))}
        >
          <option value="in">{units.in}</option>
          <option value="mm">{units.mm}</option>
        </select>
      </label>
      <label className="type-label">
        {own.on}
        <select
          aria-label={own.on}
          className="own-length select mt-2"
          value={on}
          onChange={({ target }) => type({ on: target.value === 'goods' ? 'goods' : 'paper' })}
        >
          <option value="paper">{own.paper}</option>
          <option value="goods">{own.goods}</option>
        </select>
      </label>
      <p id={error} role="status" className="light-own-error type-label col-span-full text-yellow">
        {(isWrong(width) || isWrong(height)) && own.wrong}
      </p>
    </fieldset>
  )
}
