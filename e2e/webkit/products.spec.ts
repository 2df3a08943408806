import { drinkware } from '../../lib/content/home/goods.ts'
import { portfolio } from '../../lib/content/home/portfolio.ts'
import { expect, expectFocus, expectText, expectVisible, test } from '../support/webkit/fixtures.ts'
import { keys } from '../support/webkit/webkit-page.ts'

const [first, second] = drinkware().products
const button = (name = '') => `#drinkware [data-product="${name}"] > .ask`

test('Products are collected in the dialog, each in a line that is seen, with their interest', async ({
  webkit,
  site,
}) => {
  await webkit.go(site.url)
  await webkit.click(button(first?.name))
  await expectText(webkit, '#quote-dialog li:first-child', first?.name ?? '')
  await webkit.type(keys.escape)
  await expectVisible(webkit, '#quote-dialog', false)
  await webkit.click(button(second?.name))
  await expectText(webkit, '#quote-dialog li:first-child', second?.name ?? '')
  expect(await webkit.run(() => document.querySelectorAll('#quote-dialog ul > li').length)).toBe(2)
  expect(await webkit.value('#quote-dialog [name="interest"]')).toBe(drinkware().interest)
  await webkit.type(keys.escape)
  await expectFocus(webkit, button(second?.name))
})

test('A frame opens large, arrows walk on, and "Quote one like this" names it @night', async ({
  webkit,
  site,
}) => {
  const { frames } = portfolio()
  await webkit.go(site.url)
  await webkit.click('#frame-03 .frame-link')
  await expectText(webkit, 'dialog.lightbox', frames[2]?.name ?? '')
  await webkit.type('\uE014') // arrow right
  await expectText(webkit, 'dialog.lightbox', frames[3]?.name ?? '')
  await webkit.click('dialog.lightbox [commandfor="quote-dialog"]')
  await expectText(webkit, '#quote-dialog:modal li', frames[3]?.name ?? '')
  await expectVisible(webkit, 'dialog.lightbox', false)
})
