import { bareNumber, possibleReadings } from './read-number.ts'
import { isCharge, type Read } from './read-row.ts'

const maxLeft = 6
const isNear = (one: number, other: number) => Math.abs(one - other) < 0.006

/** Finds the rows of a pasted table that add up those above them, whatever they are called. */
export class SubtotalRows {
  private total = 0
  private sinceSum = 0
  /** Amounts of rows that were left: a discount without a minus, a tax. */
  private readonly left: number[] = []

  /** Takes a row that gives a sum of those before, with or without what was left, or a share of it. */
  takeSum({ lines: [line], extras: [extra] }: NonNullable<Read>, isPriced: boolean): boolean {
    if ((this.total === 0 && this.left.length === 0) || isPriced || (!line && isCharge(extra?.item ?? '')))
      return false
    const amount = line ? Number(line.quantity) * Number(line.prices[0]) : Number(extra?.amounts[0])
    const sums = this.left.reduce(
      (all, one) => [...all, ...all.flatMap((sum) => [sum + one, sum - one])],
      [this.total, this.sinceSum],
    )
    const rate = /(\d{1,2}(?:[.,]\d{1,3})?) ?%/.exec(extra?.item ?? '')?.[1]?.replace(',', '.')
    const isShare = (sum: number) =>
      rate !== undefined && Math.abs(amount - (sum * Number(rate)) / 100) < 0.01
    const isSum = amount > 0 && sums.some((sum) => isNear(sum, amount) || isShare(sum))
    if (isSum) this.sinceSum = 0
    return isSum
  }

  add({ lines, extras }: NonNullable<Read>): void {
    const goods = lines.map(({ quantity, prices: [price] }) => Number(quantity) * Number(price))
    const amounts = [...goods, ...extras.map(({ amounts: [amount] }) => Number(amount))]
    const sum = amounts.reduce((all, one) => all + (one || 0), 0)
    this.total += sum
    this.sinceSum += sum
  }

  leave(cells: string[]): void {
    const last = cells.findLast((cell) => bareNumber(cell)) ?? ''
    const amount = Number(possibleReadings(last, 0)[0])
    if (amount > 0 && this.left.length < maxLeft) this.left.push(amount)
  }
}
