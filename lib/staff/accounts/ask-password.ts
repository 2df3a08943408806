import { createInterface } from 'node:readline/promises'
import { text } from 'node:stream/consumers'
import { Writable } from 'node:stream'

/** Letters that a password has at the least. */
const least = 12

/**
 * A new password: typed twice on a terminal, without being shown, or read from a pipe.
 * @throws Error with one plain sentence when it is too short or the two differ
 */
export async function askPassword(): Promise<string> {
  const password = process.stdin.isTTY ? await typed() : (await text(process.stdin)).replace(/\r?\n$/, '')
  if (password.length < least) throw new Error(`The password is too short: ${least} letters at the least.`)
  if (Buffer.byteLength(password) > 72) throw new Error('The password is too long: 72 bytes at the most.')
  return password
}

async function typed(): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: silent, terminal: true })
  lines.on('SIGINT', () => process.exit(130))
  const ask = async (question: string): Promise<string> => {
    process.stderr.write(question)
    const answer = await lines.question('')
    process.stderr.write('\n')
    return answer
  }
  try {
    const password = await ask(`Password, ${least} letters at the least: `)
    if ((await ask('Once more: ')) !== password)
      throw new Error('The two are not the same. Nothing was changed.')
    return password
  } finally {
    lines.close()
  }
}
