/**
 * Opens something before a file's tests, and stops it after them.
 * @returns what is opened; empty until the first test
 */
export function forTests<Opened extends object>(
  open: () => Promise<Opened>,
  stop: (opened: Opened) => Promise<void>,
): Opened {
  const opened = {} as Opened
  beforeAll(async () => void Object.assign(opened, await open()))
  afterAll(() => stop(opened))
  return opened
}
