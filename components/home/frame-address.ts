/** A frame's number as shown and as used in its address: 9 is "09". */
export const frameNumber = (number: number) => String(number).padStart(2, '0')

/** The id of a frame on the contact sheet; its address ends in `#` and this. */
export const frameId = (number: number) => `frame-${frameNumber(number)}`

/** @returns the number of the frame, from 1; undefined if the address names none */
export function frameInHash(hash: string): number | undefined {
  const [, number] = /^#frame-(\d\d)$/.exec(hash) ?? []
  return number === undefined ? undefined : Number(number)
}
