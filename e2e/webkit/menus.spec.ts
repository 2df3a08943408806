import { expectFocus, expectVisible, test } from '../support/webkit/fixtures.ts'
import { keys } from '../support/webkit/webkit-page.ts'

const toggle = (menu: string) => `[data-menu="${menu}"] > button`

test('Menus open by click and by key, one at a time; Escape closes and gives the focus back', async ({
  webkit,
  site,
}) => {
  await webkit.go(site.url)
  await webkit.click(toggle('services'))
  await expectVisible(webkit, '#menu-services')
  await webkit.click(toggle('catalog'))
  await expectVisible(webkit, '#menu-catalog')
  await expectVisible(webkit, '#menu-services', false)
  await webkit.type(keys.escape)
  await expectVisible(webkit, '#menu-catalog', false)
  await webkit.run((wanted) => document.querySelector<HTMLElement>(wanted)?.focus(), toggle('services'))
  await webkit.type(keys.enter)
  await expectVisible(webkit, '#menu-services')
  await webkit.type(keys.escape)
  await expectVisible(webkit, '#menu-services', false)
  await expectFocus(webkit, toggle('services'))
})

test('On a phone the sheet holds the focus, and a link in it leads on @night', async ({ webkit, site }) => {
  await webkit.resize({ width: 390, height: 844 })
  await webkit.go(site.url)
  await webkit.click('.site-header [popovertarget="mobile-menu"]')
  await expectVisible(webkit, '#mobile-menu')
  await expectFocus(webkit, '#mobile-menu button')
  await webkit.type(keys.escape)
  await expectVisible(webkit, '#mobile-menu', false)
  await webkit.click('.site-header [popovertarget="mobile-menu"]')
  await webkit.click('#mobile-menu a[href="/#contact"]')
  await expectVisible(webkit, '#mobile-menu', false)
  await expectFocus(webkit, '#contact')
  await expectVisible(webkit, '#project-request')
})
