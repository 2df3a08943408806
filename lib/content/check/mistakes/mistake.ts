/**
 * A mistake that was made in content, with what the check says to it: `from` is written in the sample (mistakes.test.ts) and
 * becomes `to`; without `from` the file is `to` alone. With `file` it is made in a copy of that file of content, as it is now;
 * with `saidIn` the check names another file, where it is to be mended.
 */
export type Mistake = {
  what: string
  file?: string
  saidIn?: string
  from?: string | RegExp
  to: string | Buffer
  says: string | RegExp
}
