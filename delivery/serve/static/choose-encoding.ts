import { encodings } from './compressed-copies.ts'

export type Encoding = (typeof encodings)[number]['name']

/**
 * @param accepted the request's Accept-Encoding
 * @param there the available encodings
 * @returns the best one that the visitor accepts; undefined for the file as it is
 */
export function chooseEncoding(accepted: string | undefined, there: Encoding[]): Encoding | undefined {
  if (!accepted) return undefined
  const taken = accepted
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((one) => one.trim()))
    .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
    .map(([name]) => name)
  return there.find((name) => taken.includes(name))
}
