import { readForm } from './read-form.ts'
import { reference } from './reference.ts'

test('only the named texts are read; what is missing is empty and files are left out', () => {
  const data = new FormData()
  data.set('a', 'one\r\ntwo')
  data.set('b', new File(['x'], 'x.txt'))
  data.set('evil', 'x')
  expect(readForm(data, ['a', 'b', 'c'])).toEqual({ a: 'one\ntwo', b: '', c: '' })
})

test.each([null, undefined, 'text', { a: 'x' }, []])('a call with %p is an empty form', (data) => {
  expect(readForm(data, ['a'])).toEqual({ a: '' })
})

test('the reference is made of the first twelve digits of the id', () => {
  expect(reference('7f3a0142-9bc1-4255-8caf-4136c566a962')).toBe('KL-7F3A-0142-9BC1')
})
