import { readFile } from '../../lib/artwork/read-file.ts'
import { png } from '../support/artwork/make-raster.ts'
import { svg } from '../support/artwork/make-svg.ts'
import { soundPdfs } from '../support/artwork/samples.ts'

/** Repeatable by seed, so a failure can be reproduced. */
function* numbers(seed: number) {
  for (;;) yield (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648
}

test('thousands of spoiled files: none hangs, none throws', () => {
  const random = numbers(17)
  const next = (below: number) => Math.floor((random.next().value ?? 0) * below)
  const samples = [...Object.values(soundPdfs), png(40, 30, 6, 300), svg('<g><text>a</text></g>')]
  const begin = performance.now()
  for (let round = 0; round < 3_000; round++) {
    const bytes = Uint8Array.from(samples[round % samples.length]!)
    for (let spoils = 1 + next(8); spoils > 0; spoils--) bytes[next(bytes.length)] = next(256)
    expect(readFile(bytes).kind).toEqual(expect.any(String))
  }
  expect(performance.now() - begin).toBeLessThan(60_000)
})
