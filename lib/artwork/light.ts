/** The share of light that a color returns, its red, green and blue from 0 to 1 (IEC 61966-2-1). */
export function lightOf([red = 0, green = 0, blue = 0]: readonly number[]): number {
  const linear = (one: number) => (one <= 0.04 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}
