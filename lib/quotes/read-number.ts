/**
 * Reads a number as people of many countries write it: 1,234.50, 1.234,50, 1 234,50, 1'234.50, 1,23,456.
 * @param behind the currency's digits behind the point: "1.234" is a thousand dollars, and one dinar and a bit
 * @returns such as `1234.50`; '' for what is no number
 */
export function readNumber(typed: string, behind = 2): string {
  const text = typed.replace(/[\s'’ ]|[\p{Sc}]|^[A-Z]{3}|[A-Z]{3}$/gu, '')
  if (!/^[\d.,]*\d$/.test(text)) return ''
  const marks = text.match(/[.,]/g) ?? []
  const last = marks.at(-1)
  if (!last) return text
  const [, after = ''] = /[.,](\d*)$/.exec(text) ?? []
  const grouped = marks.filter((mark) => mark === last).length > 1
  const alone = marks.every((mark) => mark === last)
  const isThousand = grouped || (alone && after.length === 3 && behind !== 3 && !/^0[.,]/.test(text))
  if (isThousand) return text.replaceAll(/[.,]/g, '')
  return `${text.slice(0, -after.length - 1).replaceAll(/[.,]/g, '') || '0'}.${after}`
}
