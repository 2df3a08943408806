import { holidaysRunOut } from './holidays-run-out.ts'

test('180 days before the holidays run out somebody is told what to run', () => {
  expect(holidaysRunOut('2028-07-03', '2028-12-31')).toBeUndefined()
  expect(holidaysRunOut('2028-07-04', '2028-12-31')).toContain('in 180 days, on 2028-12-31; run python3')
})
