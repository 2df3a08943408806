import { markEnglish } from './mark-english.ts'

const texts = [
  'Fresh ink',
  '{count} kinds of paper',
  'See **our** [sizes](/printing).',
  '{a} a {b}',
  'Yes & no',
]
const page = (body: string) => `<!DOCTYPE html><html lang="es"><body>${body}</body></html>`

test.each([
  ['a text', '<p class="a">Fresh ink</p>', '<p lang="en" class="a">Fresh ink</p>'],
  ['signs', '<p>Yes &amp; no</p>', '<p lang="en">Yes &amp; no</p>'],
  ['a place filled in', '<p>12<!-- --> kinds of paper</p>', '<p lang="en">12<!-- --> kinds of paper</p>'],
  [
    'a text with a link',
    '<p>See <b>our</b> <a href="/printing">sizes</a>.</p>',
    '<p lang="en">See <b>our</b> <a href="/printing">sizes</a>.</p>',
  ],
  ['the inner one of two', '<p><b>Fresh ink</b></p>', '<p><b lang="en">Fresh ink</b></p>'],
  ['a quote', '<p>“Fresh ink”</p>', '<p lang="en">“Fresh ink”</p>'],
  ['a row of names', '<p>Yes &amp; no · Fresh ink</p>', '<p lang="en">Yes &amp; no · Fresh ink</p>'],
  [
    'words around an element of the page’s language',
    '<p>Fresh ink <i>(opcional)</i></p>',
    '<p lang="en">Fresh ink <i lang="es">(opcional)</i></p>',
  ],
  [
    'a drawing once, and the element around it not',
    '<p><svg aria-label="Fresh ink"><title>Fresh ink</title></svg>Tinta</p>',
    '<p><svg lang="en" aria-label="Fresh ink"><title lang="en">Fresh ink</title></svg>Tinta</p>',
  ],
  ['a picture', '<p><img alt="Fresh ink"/>Tinta</p>', '<p><img lang="en" alt="Fresh ink"/>Tinta</p>'],
])('English on a page of another language is marked: %s', (_, body, marked) =>
  expect(markEnglish(page(body), texts)).toBe(page(marked)),
)

test.each([
  ['other words', '<p>Fresh ink, Tinta</p>'],
  ['what has a language', '<p lang="fr"><b>Fresh ink</b></p>'],
  ['few letters between places', '<p>de a a b</p>'],
  ['scripts', '<script>"<p>Fresh ink</p>"</script>'],
])('nothing else is marked: %s', (_, body) => expect(markEnglish(page(body), texts)).toBe(page(body)))
