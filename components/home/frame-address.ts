/** A frame's number as it is shown and as its address ends: 9 is "09". */
export const frameNumber = (number: number) => String(number).padStart(2, '0')

/** The id of a frame of the contact sheet, and behind `#` its address. */
export const frameId = (number: number) => `frame-${frameNumber(number)}`

/** @returns the frame that an address names, counted from 1; nothing for any other address */
export function frameOf(hash: string): number | undefined {
  const [, number] = /^#frame-(\d\d)$/.exec(hash) ?? []
  return number === undefined ? undefined : Number(number)
}
