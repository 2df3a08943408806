import type { City } from './rules.ts'

/** Capitals and accents do not matter. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s,.]+/g, ' ')
    .trim()

/** The listed city that was typed: by its name, by one of its other names, or with its country behind it. */
export function findCity(typed: string, cities: City[]): City | undefined {
  const wanted = plain(typed)
  return cities.find(({ name, country, alsoCalled }) =>
    [name, ...alsoCalled].some((one) => [plain(one), plain(`${one} ${country}`)].includes(wanted)),
  )
}
