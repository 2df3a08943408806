import { connect } from 'node:net'

/**
 * Sends text to the site as it is written, which may be no HTTP at all.
 * @param site the site's address
 * @param bytes the request, without the headers that end the connection after it
 * @returns the head of the answer: its status, and its headers in small letters
 */
export function rawBytes(
  site: string,
  bytes: string,
): Promise<{ status: number; headers: Record<string, string> }> {
  return new Promise((resolve, reject) => {
    let answer = ''
    connect(Number(new URL(site).port), '127.0.0.1')
      .on('data', (data) => (answer += data))
      .on('error', reject)
      .on('close', () => {
        const [first = '', ...lines] = (answer.split('\r\n\r\n')[0] ?? '').split('\r\n')
        const pairs = lines.map((line) => [line.split(':')[0]?.toLowerCase(), line.replace(/^[^:]+:\s*/, '')])
        resolve({ status: Number(first.split(' ')[1]), headers: Object.fromEntries(pairs) })
      })
      .write(`${bytes}\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
  })
}
