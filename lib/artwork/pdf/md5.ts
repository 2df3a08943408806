const shifts = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
]
const sines = Array.from({ length: 64 }, (_, step) => Math.floor(Math.abs(Math.sin(step + 1)) * 2 ** 32))
/** Which word of a block each step takes. */
const places = [(i: number) => i, (i: number) => 5 * i + 1, (i: number) => 3 * i + 5, (i: number) => 7 * i]

/** MD5 (RFC 1321), which old PDFs derive keys with; browsers lack it. */
export function md5(data: Uint8Array): Uint8Array {
  const padded = new Uint8Array((((data.length + 8) >> 6) << 6) + 64)
  padded.set(data)
  padded[data.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, data.length * 8, true)
  const state = Int32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476)
  for (let block = 0; block < padded.length; block += 64) {
    let [a, b, c, d] = state as unknown as [number, number, number, number]
    for (let step = 0; step < 64; step++) {
      const round = step >> 4
      const mixed = [(b & c) | (~b & d), (d & b) | (~d & c), b ^ c ^ d, c ^ (b | ~d)][round]!
      const word = view.getInt32(block + 4 * (places[round]!(step) % 16), true)
      const sum = (a + mixed + sines[step]! + word) | 0
      const by = shifts[round]![step % 4]!
      ;[a, d, c, b] = [d, c, b, (b + ((sum << by) | (sum >>> (32 - by)))) | 0]
    }
    for (const [index, value] of [a, b, c, d].entries()) state[index]! += value
  }
  return new Uint8Array(state.buffer)
}
