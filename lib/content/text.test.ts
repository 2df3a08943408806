import { brand } from './brand.ts'
import { office } from './office.ts'
import { textWithPlaceholders, text, textWith } from './shapes.ts'

const own = '{phone}, {email}, {hours}: {promise}'

test('phone, e-mail and hours are filled in wherever text stands', () => {
  const { phone, email } = brand()
  const { hoursInWords: hours, promise, clock, answerWithin } = office()
  const promised = promise[clock].replace('{count}', String(answerWithin))
  expect(text.parse(own)).toBe(`${phone.label}, ${email}, ${hours}: ${promised}`)
  expect(textWith('{email}').parse('{email} or {phone}')).toBe(`{email} or ${phone.label}`)
})

test('a placeholder that its place does not fill in is refused', () => {
  for (const [shape, words] of [
    [text, 'Mug {count}'],
    [textWith('{count}'), '{count} {product}'],
    [textWithPlaceholders('{day}'), 'On {day} at {time}'],
    [text, '{}'],
  ] as const)
    expect(shape.safeParse(words).error?.issues[0]?.message).toMatch(/^\{\w*\} is not filled in here/)
})
