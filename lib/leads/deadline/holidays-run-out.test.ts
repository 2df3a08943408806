import { holidaysRunOut, holidaysUnknown } from './holidays-run-out.ts'

test('180 days before the holidays run out somebody is told what to run', () => {
  expect(holidaysRunOut('2028-07-03', '2028-12-31')).toBeUndefined()
  expect(holidaysRunOut('2028-07-04', '2028-12-31')).toContain('in 180 days, on 2028-12-31; run python3')
})

test('a country that nobody has looked up is named once', () => {
  const cities = ['Lisbon, Portugal', 'Sofia, Bulgaria', 'Varna, Bulgaria']
  expect(holidaysUnknown(cities, ['Portugal'])).toMatch(/no holidays of Bulgaria, so/)
  expect(holidaysUnknown(cities, ['Portugal', 'Bulgaria'])).toBeUndefined()
})
