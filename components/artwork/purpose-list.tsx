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
  const label = goodsOnly ? said.goods : said.label
  const isListed = groups.some(({ list }) => list.some(({ name }) => name === choice.name))
  return (
    <label className="purpose-list">
      <span className="type-label">{label}</span>
      <select
        // Elsewhere it may lie in a form that is sent.
        name={goodsOnly ? 'goods' : undefined}
        // WebKit reads the value of a field inside its label as part of the name.
        aria-label={label}
        className="own-length select"
        value={isListed ? choice.name : ''}
        onChange={({ target }) => chooseNamed(target.value)}
      >
        <option value="">{said.pick}</option>
        {groups.map(({ label: group, list }) => (
          <optgroup key={group} label={group}>
            {list.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  )
}
