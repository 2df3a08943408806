import { readForm } from './read-form.ts'

test('only the named texts are read; missing ones are empty, and files are left out', () => {
  const data = new FormData()
  data.set('a', 'one\r\ntwo')
  data.set('b', new File(['x'], 'x.txt'))
  data.set('evil', 'x')
  expect(readForm(data, ['a', 'b', 'c'])).toEqual({ a: 'one\ntwo', b: '', c: '' })
})

test.each([null, undefined, 'text', { a: 'x' }, []])('a call with %p is an empty form', (data) => {
  expect(readForm(data, ['a'])).toEqual({ a: '' })
})
