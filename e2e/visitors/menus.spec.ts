import { brand } from '../../lib/content/brand.ts'
import { fill } from '../../lib/content/fill.ts'
import { links, navigation } from '../../lib/content/frame.ts'
import { named } from '../support/aria.ts'
import { menuLabel } from '../support/menu-label.ts'
import { expect, test } from '../support/fixtures.ts'

const words = navigation()
const toggleName = (label: string) => fill(words.showMenu, { label })

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('Menus open on hover, one at a time, and by keyboard', async ({ page }) => {
    await page.goto('/')
    const services = page.locator('#menu-services')
    const catalog = page.locator('#menu-catalog')
    await page
      .getByRole('link', { name: menuLabel('services'), exact: true })
      .first()
      .hover()
    await expect(services).toBeVisible()
    for (const { label, href } of words.services)
      await expect(services.getByRole('link', { name: label })).toHaveAttribute('href', href)
    await page
      .getByRole('link', { name: menuLabel('catalog'), exact: true })
      .first()
      .hover()
    await expect(catalog).toBeVisible()
    await expect(services).toBeHidden()
    for (const { label, href } of words.catalog.entries)
      await expect(catalog.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', href)
    await expect(catalog.locator('img').first()).toBeVisible()
    const full = catalog.getByRole('link', { name: words.catalog.full })
    await expect(full).toHaveAttribute('href', links().catalog)
    await expect(full).toHaveAttribute('target', '_blank')
    await page.mouse.move(700, 700)
    await expect(catalog).toBeHidden()

    const button = page.getByRole('button', { name: toggleName(menuLabel('catalog')) })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(catalog).toBeVisible()
    await expect(page.getByRole('navigation', { name: words.mainLabel })).toMatchAriaSnapshot(`
      - list:
        - listitem:
          - ${named('link', menuLabel('services'))}
          - ${named('button', toggleName(menuLabel('services')))}
        - listitem:
          - ${named('link', menuLabel('catalog'))}
          - ${named('button', toggleName(menuLabel('catalog')))}
          - list:
            - listitem:
              - ${named('link', words.catalog.full)}
            - listitem:
              - ${named('link', words.catalog.entries[0]!.label)}
    `)
    await page.keyboard.press('Tab')
    await expect(catalog.getByRole('link', { name: words.catalog.full })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(catalog).toBeHidden()
    await expect(button).toBeFocused()
  })

  test('A menu that hovering opened stays when its button is clicked @night', async ({ page }) => {
    await page.goto('/')
    const button = page.getByRole('button', { name: toggleName(menuLabel('services')) })
    await button.hover()
    await expect(page.locator('#menu-services')).toBeVisible()
    await button.click()
    await expect(page.locator('#menu-services')).toBeVisible()
    await page.mouse.move(700, 700)
    await page.waitForTimeout(500)
    await expect(page.locator('#menu-services')).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('A button opens a list that fits, its groups open by a tap, and a tap on a link closes it', async ({
    page,
  }) => {
    await page.goto('/')
    const menu = page.locator('#mobile-menu')
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: words.openMenu }).tap()
    await expect(menu).toBeVisible()
    await expect(menu.getByRole('link', { name: brand().phone.label })).toBeInViewport({ ratio: 1 })
    for (const { label } of words.services) await expect(menu.getByRole('link', { name: label })).toBeHidden()
    for (const group of await menu.locator('summary').all()) await group.tap()
    for (const { label } of [
      ...words.links.filter((link) => !link.menu),
      ...words.services,
      ...words.catalog.entries,
    ])
      await expect(menu.getByRole('link', { name: label, exact: true }).first()).toBeVisible()
    for (const network of brand().social.map((one) => one.network))
      await expect(menu.getByRole('link', { name: network })).toBeVisible()
    await expect(menu).toMatchAriaSnapshot(`
      - ${named('dialog', words.mainLabel)}:
        - ${named('button', words.closeMenu)}
        - ${named('navigation', words.mainLabel)}:
          - group:
            - list:
              - listitem:
                - ${named('link', words.services[0]!.label)}
        - ${named('list', words.socialLabel)}
    `)
    await expect(page.locator('main')).toHaveAttribute('inert', '')
    await menu.locator('[href$="#drinkware"]').first().tap()
    await expect(menu).toBeHidden()
    await expect(page.locator('main')).not.toHaveAttribute('inert')
    await expect(page.locator('#drinkware h2')).toBeInViewport()
    await expect(page.locator('#drinkware')).toBeFocused()
    // The focus must not scroll the heading from under the header.
    await expect(async () => {
      const gap = await page.locator('#drinkware h2').evaluate((heading) => {
        const bar = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? NaN
        return heading.getBoundingClientRect().top - bar
      })
      expect(gap).toBeGreaterThanOrEqual(0)
      expect(gap).toBeLessThanOrEqual(60)
    }).toPass({ timeout: 3_000 })
  })

  test('Escape closes the list and gives the focus back to its button', async ({ page }) => {
    await page.goto('/')
    const button = page.getByRole('button', { name: words.openMenu })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('#mobile-menu')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('#mobile-menu')).toBeHidden()
    await expect(button).toBeFocused()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Menus open by their buttons on a wide screen and on a phone', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: toggleName(menuLabel('services')) }).click()
    await expect(page.locator('#menu-services')).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: words.openMenu }).click()
    await expect(page.locator('#mobile-menu')).toBeVisible()
  })
})
