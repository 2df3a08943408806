import { createInterface } from 'node:readline/promises'
import { text } from 'node:stream/consumers'
import { Writable } from 'node:stream'
import { lengths, passwordFault } from './common-password.ts'

const { least, most } = lengths
const faults = {
  short: `The password is too short: use at least ${least} characters.`,
  long: `The password is too long: use at most ${most} bytes.`,
  common: 'This password is among the first that are tried. Use several words that do not belong together.',
}

/** A new password, typed twice unseen or from a pipe. @throws Error, one sentence, if it is weak, in `own`, or mistyped */
export async function askPassword(own: string[]): Promise<string> {
  const password = process.stdin.isTTY
    ? await typePassword()
    : (await text(process.stdin)).replace(/\r?\n$/, '')
  const fault = passwordFault(password, own)
  if (fault) throw new Error(faults[fault])
  return password
}

async function typePassword(): Promise<string> {
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
    const password = await ask(`Password (at least ${least} characters): `)
    if ((await ask('Repeat it: ')) !== password)
      throw new Error('The passwords do not match. Nothing was changed.')
    return password
  } finally {
    lines.close()
  }
}
