import { brand } from '../../lib/content/brand.ts'
import { footer } from '../../lib/content/footer.ts'
import { links } from '../../lib/content/links.ts'
import { navigation } from '../../lib/content/navigation.ts'
import { addresses } from '../../lib/content/addresses.ts'
import { marketingPages } from '../support/addresses.ts'
import { menuLabel } from '../support/menu-label.ts'
import { expect, test } from '../support/fixtures.ts'

const words = navigation()
const paths = [...marketingPages, '/form-submissions']
const toggleName = (label: string) => words.showMenu.replace('{label}', label)

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('Every page has every link of the header and the footer', async ({ page }) => {
    for (const path of paths) {
      await page.goto(path)
      const header = page.getByRole('banner')
      for (const { label, href } of [...words.links, words.buttons.quote, words.buttons.info])
        await expect(header.getByRole('link', { name: label, exact: true }).first()).toHaveAttribute(
          'href',
          href ?? links().catalog,
        )
      const foot = page.getByRole('contentinfo')
      for (const { label, href } of footer().lists.flatMap((list) => list.links))
        await expect(foot.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', href)
      await expect(foot).toContainText(footer().claim)
      for (const part of [header, foot])
        for (const { network, href } of brand().social) {
          const link = part.getByRole('link', { name: network })
          await expect(link).toHaveAttribute('href', href)
          await expect(link).toHaveAttribute('target', '_blank')
          await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
        }
    }
  })

  test('Every link of every page leads to a page and a section that are there', async ({ page, request }) => {
    const targets = new Set(addresses())
    for (const path of paths) {
      await page.goto(path)
      const hrefs = await page
        .locator('a[href]')
        .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href))
      for (const href of hrefs) {
        const { origin, pathname, hash } = new URL(href)
        if (origin === new URL(page.url()).origin) targets.add(pathname + hash)
      }
    }
    const answers = new Map<string, string>()
    for (const target of targets) {
      const [path = '', anchor] = target.split('#')
      if (!answers.has(path)) {
        const response = await request.get(path)
        expect(response.status(), path).toBe(200)
        answers.set(path, await response.text())
      }
      if (anchor) expect(answers.get(path)?.includes(`id="${anchor}"`), target).toBe(true)
    }
  })

  test('Menus open on hover, one at a time, and close when the mouse has left', async ({ page }) => {
    await page.goto('/')
    const [services, catalog] = [page.locator('#menu-services'), page.locator('#menu-catalog')]
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
    const full = catalog.getByRole('link', { name: words.catalog.full })
    await expect(full).toHaveAttribute('href', links().catalog)
    await expect(full).toHaveAttribute('target', '_blank')
    await expect(full).toHaveCSS('font-weight', '760')
    await page.mouse.move(700, 700)
    await expect(catalog).toBeHidden()
  })

  test('A menu that hovering opened stays when its button is clicked', async ({ page }) => {
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

  test('Menus work by keyboard: Enter opens, Tab goes in, Escape closes and returns the focus', async ({
    page,
  }) => {
    await page.goto('/')
    const button = page.getByRole('button', { name: toggleName(menuLabel('catalog')) })
    await button.focus()
    await page.keyboard.press('Enter')
    const menu = page.locator('#menu-catalog')
    await expect(menu).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(menu.getByRole('link', { name: words.catalog.full })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
  })

  test('Each anchor of the header lands below it, from a sub-page too', async ({ page }) => {
    await page.goto('/printing')
    for (const href of words.links.flatMap(({ href }) => href ?? [])) {
      await page.goto('/printing')
      await page.locator(`.main-menu-link[href="${href}"]`).click()
      await page.waitForURL(`**${href}`)
      const heading = page.locator(`${href.slice(1)} :is(h1, h2)`).first()
      await expect(heading).toBeInViewport()
      await expect(async () => {
        const [top, bar] = await Promise.all([
          heading.evaluate((element) => element.getBoundingClientRect().top),
          page.locator('.site-header').evaluate((element) => element.getBoundingClientRect().bottom),
        ])
        expect(top).toBeGreaterThanOrEqual(bar)
      }).toPass()
    }
  })

  test('The section in view is marked in the header', async ({ page }) => {
    await page.goto('/#home') // all of it laid out
    for (const id of ['about', 'locations', 'contact']) {
      await page.locator(`#${id}`).evaluate((section) => section.scrollIntoView())
      await expect(page.locator('.main-menu-link[aria-current]')).toHaveAttribute('href', `/#${id}`)
    }
  })

  test('The first Tab offers to skip to the content', async ({ page }) => {
    await page.goto('/printing')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: words.skip })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('A button opens the list with all sub-entries, and a tap on a link closes it', async ({ page }) => {
    await page.goto('/')
    const menu = page.locator('#mobile-menu')
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: words.openMenu }).tap()
    await expect(menu).toBeVisible()
    for (const { label } of [
      ...words.links.filter((link) => !link.menu),
      ...words.services,
      ...words.catalog.entries,
    ])
      await expect(menu.getByRole('link', { name: label, exact: true }).first()).toBeVisible()
    for (const network of brand().social.map((one) => one.network))
      await expect(menu.getByRole('link', { name: network })).toBeVisible()
    await expect(page.locator('main')).toHaveAttribute('inert', '')
    await menu.locator('[href="/#drinkware"]').first().tap()
    await expect(menu).toBeHidden()
    await expect(page.locator('main')).not.toHaveAttribute('inert')
    await expect(page.locator('#drinkware h2')).toBeInViewport()
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
