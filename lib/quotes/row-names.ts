import type { Role } from './headings.ts'
import { bareNumber, isCounted } from './read-number.ts'
import type { Places } from './solve-row.ts'

/** The names in a row: the item, and beside it all other words, a part number last. Places, pieces and taxes are left out. */
export function namesOf(cells: string[], roles: (Role | null)[], places: Places) {
  const usedPlaces = [places.quantity, places.price, places.amount, places.discount, ...(places.taken ?? [])]
  const texts = cells.flatMap((text, at) => {
    const role = roles[at] ?? null
    const isLeft =
      !text ||
      usedPlaces.includes(at) ||
      role === 'other' ||
      role === 'amount' ||
      role === 'price' ||
      (role === 'charge' && /\d/.test(text)) ||
      isCounted(text)
    return isLeft ? [] : [{ text, role, isNumber: bareNumber(text) !== null }]
  })
  const named = texts.find(({ role }) => role === 'item') ?? texts.find(isName) ?? texts[0]
  const isPlace = ({ text, isNumber }: Text, at: number) =>
    at === 0 && isNumber && text.length < 4 && texts.length > 1
  const rest = texts.filter((text, at) => text !== named && !isPlace(text, at))
  const order = [...rest.filter((text) => !isCode(text)), ...rest.filter(isCode)]
  return { item: named?.text ?? '', decoration: order.map(({ text }) => text).join(', ') }
}

type Text = { text: string; role: Role | null; isNumber: boolean }

const isCode = ({ text, role, isNumber }: Text) =>
  role === 'sku' || (role === null && (isNumber || /^(?=.*\d)[A-Z0-9]+([._/-][A-Z0-9]+)*$/.test(text)))

const isName = (text: Text) => !isCode(text) && text.role !== 'decoration' && text.role !== 'measure'
