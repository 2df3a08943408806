import type { Table } from './use-checks.ts'

type Props = {
  table: Table
  /** Only the products of the site, where the sizes stand above. */
  goodsOnly?: boolean
}

/** What a file can be for as a list, what the request asks for first. */
export function PurposeList({ table: { words, choice, chooseNamed, asked }, goodsOnly = false }: Props) {
  const { sizes, goods, own, choice: said } = words
  const all = goodsOnly
    ? [{ label: said.goods, list: goods }]
    : [
        { label: said.asked, list: asked },
        { label: said.sizes, list: [...sizes, own] },
        { label: said.goods, list: goods.filter((one) => !asked.includes(one)) },
      ]
  const groups = all.filter(({ list }) => list.length > 0)
  const isListed = groups.some(({ list }) => list.some(({ name }) => name === choice.name))
  return (
    <label className="purpose-list">
      <span className="type-label">{goodsOnly ? said.goods : said.label}</span>
      <select
        name="goods"
        className="own-length select"
        value={isListed ? choice.name : ''}
        onChange={({ target }) => chooseNamed(target.value)}
      >
        <option value="">{said.pick}</option>
        {groups.map(({ label, list }) => (
          <optgroup key={label} label={label}>
            {list.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  )
}
