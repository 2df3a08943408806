/** @jest-environment jsdom */
import { matchTexts } from '../../lib/language/match-texts.ts'
import { markLateEnglish } from './mark-late-english.ts'

const settle = () => new Promise((resolve) => setTimeout(resolve))
const write = async (html: string) => {
  document.body.innerHTML = html
  await settle()
  return document.body.innerHTML
}

beforeAll(() => {
  document.documentElement.lang = 'es'
  markLateEnglish(matchTexts(['Fresh ink', '{count} kinds of paper', 'See **our** [sizes](/x).']))
})

test.each([
  ['a text', '<p><b>Tinta</b></p><p>Fresh ink</p>', '<p><b>Tinta</b></p><p lang="en">Fresh ink</p>'],
  ['the inner one of two', '<p><b>Fresh ink</b></p>', '<p><b lang="en">Fresh ink</b></p>'],
  ['a place filled in', '<p>12 kinds of paper</p>', '<p lang="en">12 kinds of paper</p>'],
  [
    'a name',
    '<button aria-label="Fresh ink">x</button>',
    '<button aria-label="Fresh ink" lang="en">x</button>',
  ],
  [
    'words around an element of the page’s language',
    '<p>Fresh ink <i>(opcional)</i></p>',
    '<p lang="en">Fresh ink <i lang="es">(opcional)</i></p>',
  ],
  ['nothing that has a language', '<p lang="fr"><b>Fresh ink</b></p>', '<p lang="fr"><b>Fresh ink</b></p>'],
  ['nothing else', '<p>Fresh ink, Tinta</p>', '<p>Fresh ink, Tinta</p>'],
])('text that scripts write is marked as English: %s', async (_, html, marked) =>
  expect(await write(html)).toBe(marked),
)

test('A sentence around a changed word is marked, and no longer once it says something else', async () => {
  await write('<p>See <b>my</b> <a href="/x">sizes</a>.</p>')
  const [word, sentence] = ['b', 'p'].map((name) => document.querySelector(name)!)
  word!.firstChild!.nodeValue = 'our'
  await settle()
  expect(sentence!.getAttribute('lang')).toBe('en')
  word!.firstChild!.nodeValue = 'su'
  await settle()
  expect(sentence!.hasAttribute('lang')).toBe(false)
  await write('<p>Fresh ink <i>(opcional)</i></p>')
  document.querySelector('p')!.firstChild!.nodeValue = 'Tinta '
  await settle()
  expect(document.body.innerHTML).toBe('<p>Tinta <i>(opcional)</i></p>')
})
