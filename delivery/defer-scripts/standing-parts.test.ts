/** @jest-environment node */
import vm from 'node:vm'
import { withoutStandingParts } from './standing-parts.ts'

/** The data as React gets it on a page whose parts hold `<b>words</b>`. */
const given = (data: string, html: string) =>
  String(
    vm.runInNewContext(withoutStandingParts(data, html), {
      standing: (selector: string) => JSON.stringify(`${selector} <b>"words"</b>`),
    }),
  )
const element = (type: string, props: object) => ['$', type, null, props]
const row = (id: string, value: unknown) => `${id}:${JSON.stringify(value)}\n`
const standing = (selector: string) => ({ dangerouslySetInnerHTML: { __html: `${selector} <b>"words"</b>` } })
const words = element('p', { children: 'words' })

test('the content of a named element without client parts is read from the page', () => {
  const data = row('0', element('section', { id: 'about', className: 'x', children: [words, words] }))
  expect(given(data, '<section id="about">')).toBe(
    row('0', element('section', { id: 'about', className: 'x', ...standing('[id=about]') })),
  )
})

test('a heading names its section too', () => {
  const data = row('0', element('section', { 'aria-labelledby': 'h', children: words }))
  expect(given(data, '<section aria-labelledby="h">')).toContain('[aria-labelledby=h]')
})

test('rows that only standing parts needed leave with them; all others stay as they are', () => {
  const formModule = '2:I[7,["$3"],"Form"]\n'
  const data = [
    row('0', [element('nav', { id: 'menu', children: '$L1' }), element('$L2', { words: '$4' })]),
    row('1', words),
    formModule,
    row('3', '/_next/static/chunks/a.js'),
    '4:T6,\n0:é\n',
    ':HL["/a.css","style"]\n',
    row('5', 'of nobody'),
  ].join('')
  expect(given(data, '<nav id="menu">')).toBe(
    [
      row('0', [element('nav', { id: 'menu', ...standing('[id=menu]') }), element('$L2', { words: '$4' })]),
      formModule,
      row('3', '/_next/static/chunks/a.js'),
      '4:T6,\n0:é\n',
      ':HL["/a.css","style"]\n',
    ].join(''),
  )
})

test('what is needed elsewhere is repeated there when its place has lost it', () => {
  const data =
    row('0', [
      element('nav', { id: 'menu', children: '$L1' }),
      element('p', { children: '$1:props:children:0' }),
    ]) + row('1', element('ul', { children: [words] }))
  expect(given(data, '<nav id="menu">')).toContain(JSON.stringify(element('p', { children: words })))
})

test.each([
  ['a client component', element('$L2', {})],
  ['a client component in another row', '$L3'],
  ['what React moves into the head', element('link', { rel: 'preload' })],
  ['what is still to come', '$@4'],
])('an element with %s in it is left to React', (_what, part) => {
  const section = row('0', element('section', { id: 'contact', children: [words, part] }))
  const others =
    '2:I[7,[],"Form"]\n' + row('3', element('p', { children: element('$L2', {}) })) + row('4', null)
  expect(given(section + others, '<section id="contact">')).toContain(section)
})

test.each([
  ['is not in the page', ''],
  ['is there twice', '<section id="about"><section id="about">'],
])('an element whose name %s is left to React', (_what, html) => {
  const data = row('0', element('section', { id: 'about', children: words }))
  expect(given(data, html)).toBe(data)
})

test.each([
  ['another form', 'what is this'],
  ['no end', '0:["$"'],
  ['a reference to nothing', row('0', '$1:props')],
])('data of %s stops the build', (_what, data) => {
  expect(() => withoutStandingParts(data, '')).toThrow('flight data')
})
