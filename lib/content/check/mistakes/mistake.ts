/**
 * A mistake in content, and what the check says about it: `from` in the sample (mistakes.test.ts) becomes `to`;
 * without `from` the whole file is `to`. With `file` it is made in a copy of that content file; with `saidIn` the
 * check names another file, which has to be fixed.
 */
export type Mistake = {
  what: string
  file?: string
  saidIn?: string
  from?: string | RegExp
  to: string | Buffer
  says: string | RegExp
}
