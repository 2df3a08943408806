import { createServer } from 'node:net'

/** @throws Error with one plain sentence when something else listens on the site's port */
export function assertPortIsFree(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', () => reject(new Error(`Port ${port} is taken. Stop what uses it, or set PORT.`)))
    probe.listen(port, () => probe.close(() => resolve()))
  })
}
