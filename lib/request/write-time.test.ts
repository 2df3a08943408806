import { writeTimeThere } from './write-time.ts'

const noon = '2026-11-29T12:00:00Z'

test('a time elsewhere has its weekday where it is another day than here', () => {
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone
  expect(writeTimeThere(noon, own)).toMatch(/^\d/)
  // They are never on the same day, so that one of them is not on the reader's.
  const ends = ['Pacific/Kiritimati', 'Pacific/Midway'].map((zone) => writeTimeThere(noon, zone))
  expect(ends.join()).toMatch(/(Sat|Sun|Mon)\W+\d/)
})
