import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inlineStyles } from './inline-styles.ts'

const font = '@font-face{font-family:A;src:url(../media/a.woff2)}'
const link = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>'

function stylesOf(css: string, body: string, head = link) {
  const dist = mkdtempSync(join(tmpdir(), 'keyline-styles-'))
  mkdirSync(join(dist, 'static/chunks'), { recursive: true })
  writeFileSync(join(dist, 'static/chunks/a.css'), css)
  writeFileSync(join(dist, 'static/chunks/b.css'), 'p{y:2}')
  const page = inlineStyles(dist, `<html><head>${head}</head><body>${body}</body></html>`)
  const all = /<link rel="stylesheet" href="([^"]+)" data-precedence="next"\/><\/body>/.exec(page)?.[1] ?? ''
  const inline = /<head><style>([\s\S]*)<\/style><\/head>/.exec(page)?.[1]
  const paper = /<style>([\s\S]*)<\/style><link[^>]*><\/body>/.exec(
    page.replace(/<head>.*<\/head>/s, ''),
  )?.[1]
  return { page, all, inline, paper, rest: readFileSync(join(dist, all.replace('/_next/', '')), 'utf8') }
}

test('a page has the rules that fit it in all states; all rules come later', () => {
  const fit =
    '@layer l;.a:hover>p{x:1}@media screen{.a{x:2}}.a[aria-busy=true]{x:3}@layer l{p:not(.b){x:4}}' +
    '.a:is(.b,:nth-child(4)) p{x:5}.a{@media print{x:6}}@starting-style{.a:popover-open{x:6}}.has-\\[\\>p\\]\\:c:has(>p){x:7}' +
    '@keyframes k{to{x:8}}:root,*{x:9}'
  const forPaper = '@layer l{@media print{.a{x:7}}}@media print{.a,p{x:8}}'
  const { inline, paper, rest } = stylesOf(
    `${fit}.late,.a .late{x:6}${forPaper}@media print{.late{x:7}}`,
    '<p class="a has-[&gt;p]:c">late</p>',
  )
  expect(inline).toBe(fit)
  expect(paper).toBe(forPaper)
  expect(rest).toBe(`${fit}.late,.a .late{x:6}${forPaper}@media print{.late{x:7}}`)
})

test('a data attribute that neither page nor script sets is for later', () => {
  const fit = '[data-a=one] p{x:1}p[data-set-here]{x:2}p:is(b,.late):has(b,i){x:3}[data-own] p{x:7}'
  const script =
    '<script id="page-script">a.dataset.setHere="";var{dataset:g}=document.documentElement;g.own=""</script>'
  const { inline, rest } = stylesOf(
    `${fit}[data-b] p{x:4}p:has(.late){x:5}p:is(.later,i){x:6}`,
    `<p data-a="two"><b></b></p>${script}`,
  )
  expect(inline).toBe(fit)
  expect(rest).toContain('[data-b] p{x:4}p:has(.late){x:5}p:is(.later,i){x:6}')
})

test('rules for pages without an id are not in the page that has it', () => {
  const css = 'main:not(:has(#home)) p{x:1}p:not(.late){x:2}'
  expect(stylesOf(css, '<main><p id="home"></p></main>').inline).toBe('p:not(.late){x:2}')
  expect(stylesOf(css, '<main><p id="about"></p></main>').inline).toBe(css)
})

test('React is told of the file that has all rules', () => {
  const data = (text: string) => `<script>self.__next_f.push([1,"${text}"])</script>`
  const { page, all } = stylesOf('p{x:1}', `<p></p>${data('1:[/_next/static/ch')}${data('unks/a.css]')}`)
  expect(all).toMatch(/^\/_next\/static\/chunks\/rest-[0-9a-f]{16}\.css$/)
  expect(page).toContain(data(`1:[${all}]`))
})

test('custom properties come along if a rule uses them, directly or through another', () => {
  const root = ':root{--a:var(--b);--b:1}p{x:var(--a)}'
  const { inline, rest } = stylesOf(`${root}@property --c{inherits:false}p{--c:var(--d);--d:2}`, '<p></p>')
  expect(inline).toBe(root)
  expect(rest).toContain('--d:2')
})

test('a fallback is dropped where the page sets the property', () => {
  const { inline } = stylesOf(':root{--a:1}p{x:var(--a,very long);y:var(--b,long)}', '<p></p>')
  expect(inline).toBe(':root{--a:1}p{x:var(--a);y:var(--b,long)}')
})

test('a declaration repeated in a row is kept once', () => {
  expect(stylesOf('p{-x:1;-x:1;x:1;-x:1}', '<p></p>').inline).toBe('p{-x:1;x:1;-x:1}')
})

test('a rule keeps only the selectors that fit the page', () => {
  expect(stylesOf('.a,.late,p{x:1}', '<p class="a"></p>').inline).toBe('.a,p{x:1}')
})

test('fonts are in the page, with addresses that it finds, and are not named again', () => {
  const { inline, rest } = stylesOf(`${font}p{x:1}`, '<p></p>')
  expect(inline).toBe('@font-face{font-family:A;src:url(/_next/static/media/a.woff2)}p{x:1}')
  expect(rest).toBe('p{x:1}')
})

test('an address that a page would not find, or no stylesheet, stops the build', () => {
  expect(() => stylesOf('p{background:url(x.png)}', '<p></p>')).toThrow('url(x.png)')
  expect(() => stylesOf('p{x:1}', '<p></p>', '')).toThrow('no stylesheet')
})

test('several stylesheets become one', () => {
  const { page, inline, rest } = stylesOf('p{x:1}', '<p></p>', link + link.replace('a.css', 'b.css'))
  expect(inline).toBe('p{x:1}p{y:2}')
  expect(rest).toBe('p{x:1}p{y:2}')
  expect(page.match(/<link/g)).toHaveLength(1)
})
