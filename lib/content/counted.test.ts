import { z } from 'zod'
import { counted } from './shapes.ts'
import { locations } from './home/locations.ts'

test('a part says how many entries it has, with a capital where its sentence begins', () => {
  const part = counted(
    z.object({ lead: z.string(), more: z.string(), list: z.array(z.string()) }),
    ({ list }) => list.length,
  )
  expect(part.parse({ lead: '{count} pieces', more: 'All {count} of them', list: ['a', 'b', 'c'] })).toEqual({
    lead: 'Three pieces',
    more: 'All three of them',
    list: ['a', 'b', 'c'],
  })
})

test('no placeholder for a number is left on the map', () => {
  expect(locations().map.label).not.toContain('{')
})
