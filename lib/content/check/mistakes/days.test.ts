/** @jest-environment node */
import { dayFault } from '../../faults/day-faults.ts'

const [from, until] = ['2027-01-02', '2027-03-31'] as const

test.each([
  ['Tuesday to Thursday, February 9 to 10', 'February 10, 2027 is a Wednesday'],
  ['Monday to Thursday, February 9 to 11', 'February 9, 2027 is a Tuesday'],
  ['Tue–Fri, Feb 9–11', 'Feb 11, 2027 is a Thursday'],
  ['Tuesday through Friday, February 9 through 11', 'February 11, 2027 is a Thursday'],
  ['Wednesday and Thursday, February 9 and 10', 'February 9, 2027 is a Tuesday'],
  ['Friday to Tuesday, February 26 to March 1', 'March 1, 2027 is a Monday'],
  ['Tuesday, Wednesday and Friday, February 9, 10 and 11', 'February 11, 2027 is a Thursday'],
  ['Tuesday to Thursday, February 10', 'February 10, 2027 is a Wednesday'],
  ['Monday, February 9 to 11', 'February 9, 2027 is a Tuesday'],
])('%s', (text, says) =>
  expect(dayFault(`See us at the fair, ${text}.`, from, until)).toContain(`and ${says}; correct`),
)

test.each([
  'Tuesday to Thursday, February 9 to 11',
  'Tuesday through Thursday, February 9 through 11',
  'Tue–Thu, Feb. 9–11',
  'Tue. – Thu., Feb. 9 – 11, 2027',
  'Tuesday, Wednesday and Thursday, February 9, 10 and 11',
  'Tuesday & Wednesday, February 9 & 10',
  'Friday to Monday, February 26 to March 1',
  'Tuesday, February 9, to Thursday, February 11',
  'Tuesday, February 9 to 11, 10 am to 6 pm',
  'Tuesday to Thursday, February 11',
  'Tuesday to Friday, February 3 to 26',
])('right: %s', (text) => expect(dayFault(`See us at the fair, ${text}.`, from, until)).toBeUndefined())

test('the year may stand behind a range', () => {
  expect(dayFault('Tuesday to Thursday, February 9 to 11, 2027')).toBeUndefined()
  expect(dayFault('Tuesday to Thursday, February 9 to 11, 2028')).toContain('February 9, 2028 is a Wednesday')
})
