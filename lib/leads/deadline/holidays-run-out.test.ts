import { holidaysRunOut, holidaysUnknown } from './holidays-run-out.ts'

test('180 days before the holidays run out somebody is told what to run', () => {
  expect(holidaysRunOut('2028-07-03', '2028-12-31')).toBeUndefined()
  expect(holidaysRunOut('2028-07-04', '2028-12-31')).toContain('in 180 days, on 2028-12-31; run python3')
})

test('a country, or a city with a state, that nobody has looked up is named once', () => {
  const places = ['Portugal', 'Bulgaria', 'Bulgaria', 'Varna, Bulgaria']
  expect(holidaysUnknown(places, ['Portugal'])).toMatch(/no holidays of Bulgaria, Varna, Bulgaria, so/)
  expect(holidaysUnknown(places, places)).toBeUndefined()
})
