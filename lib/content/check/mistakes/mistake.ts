type Says = string | RegExp
/** A mistake: `from` becomes `to`, or is all of a new file if it is undefined; `file` is undefined in the sample. */
export type Mistake = { file?: string; saidIn?: string; from?: Says; to: string | Buffer; says: Says }

/** Mistakes in the sample (mistakes.test.ts): what stands in place of `from`, and what the check says about it. */
export const inSample = (from: string, mistakes: Record<string, Says>) =>
  Object.entries(mistakes).map(([to, says]): Mistake => ({ from, to, says }))

/** Mistakes in a copy of a content file. With two, the check names the second, which has to be fixed. */
export const inFile = (
  files: string | [file: string, saidIn: string],
  from: Mistake['from'],
  mistakes: Record<string, Says>,
) => {
  const [file, saidIn = file] = [files].flat()
  return Object.entries(mistakes).map(([to, says]): Mistake => ({ file, saidIn, from, to, says }))
}
