import type { Page } from '@playwright/test'
import { brand } from '../../lib/content/brand.ts'
import { deadline } from '../../lib/content/deadline.ts'
import { otherCities, sayNear } from '../../lib/places/near-city.ts'
import { namePlace } from '../../lib/language/place-names.ts'
import { citiesOfWorld } from '../../lib/places/world.ts'
import { fill } from '../../lib/content/fill.ts'
import { addDays } from '../../lib/leads/deadline/day.ts'
import { sayDeadline } from '../../lib/leads/deadline/say-deadline.ts'
import { judgeDeadline } from '../../lib/leads/deadline/judge-deadline.ts'
import { expect, test } from '../support/fixtures.ts'
import { amara, ProjectForm } from '../support/project-form.ts'

const rules = deadline()
/** A city other than the default one. */
const place = rules.cities.find(({ name }) => !rules.home.startsWith(name))?.name ?? ''
const now = { day: '2026-11-20', time: '10:00' }

/** The first day on which an event gets this kind of answer; none if the delivered days never give it. */
const firstDay = (kind: string, city: string) =>
  Array.from({ length: 90 }, (_, ahead) => addDays(now.day, ahead + 1)).find(
    (day) => judgeDeadline({ event: day, city, group: '', now }, rules)?.kind === kind,
  )
const tight = firstDay('tight', place) ?? addDays(now.day, 22)

/** The expected text for an event, without bold. */
function said(event: string, city: string, group = '') {
  const found = judgeDeadline({ event, city, group, now }, rules)
  if (!found) throw new Error(`no verdict on ${event}`)
  const { head, sentence } = sayDeadline(found, rules, now.day, { zone: 'Europe/Berlin' })
  return { kind: found.kind, head, sentence: sentence.replaceAll('*', '') }
}

// The hour of a rush job is in the visitor's time zone.
test.use({ timezoneId: 'Europe/Berlin' })

/** The form on a Friday morning in Miami, whenever and wherever the test runs. */
async function openForm(page: Page) {
  await page.clock.setFixedTime(new Date('2026-11-20T15:00:00Z'))
  const form = await ProjectForm.open(page)
  return { form, box: form.form.locator('.deadline'), city: form.form.locator('[name="city"]') }
}

test('The form says whether an event can be met, and the receipt says the same', async ({ page }) => {
  const { form, box, city } = await openForm(page)
  await expect(form.form.getByText(rules.ask)).toBeVisible()
  await form.fill({ eventDate: tight })
  await expect(box.getByRole('status')).toContainText(said(tight, '').sentence)
  const comfortable = firstDay('comfortable', home)
  if (comfortable) {
    await city.fill(home)
    await form.fill({ eventDate: comfortable })
    await expect(box).toHaveAttribute('data-kind', 'comfortable')
    await expect(box.getByRole('status')).toContainText(said(comfortable, home).sentence)
    await form.fill({ eventDate: tight })
  }

  await city.fill(place)
  const { head, sentence } = said(tight, place)
  await expect(box.getByRole('status')).toContainText(sentence)
  await expect(box.getByRole('status')).toContainText(head)
  await expect(box).toHaveAttribute('data-kind', said(tight, place).kind)
  const [, , , printing = rules.production[0]!] = rules.production
  await box.getByRole('combobox', { name: rules.group }).selectOption(printing.group)
  await expect(box.getByRole('status')).toContainText(said(tight, place, printing.id).sentence)
  await form.fill({ eventDate: '' })
  await expect(form.form.getByText(rules.ask)).toBeVisible()
  await expect(box).toHaveCount(0)

  const [likeliest] = citiesOfWorld('Cambridge')
  const [other = ''] = otherCities(citiesOfWorld('Cambridge'))
  await city.fill('Cambridge')
  await form.fill({ eventDate: addDays(now.day, 60) })
  const which = fill(rules.notes.twice, {
    place: sayNear(likeliest!).place.split(', ').map(namePlace).join(', '),
  })
  await expect(box.getByRole('status')).toContainText(which)
  await box.getByRole('group', { name: rules.others }).getByRole('button', { name: other }).click()
  await expect(city).toHaveValue(other)
  await expect(city).toBeFocused()
  await expect(box.getByRole('group')).toHaveCount(0)

  const typed = 'Leeds, UK'
  const near = citiesOfWorld('Leeds')[0]!
  await city.fill(typed)
  await form.fill({ ...amara, lastName: 'Nearby' })
  const press = rules.cities[near[2]]!
  const nearest = fill(rules.notes.near, {
    ...sayNear(near),
    press: [press.name, press.country].map(namePlace).join(', '),
  })
  await expect(box.getByRole('status')).toContainText(nearest)
  await form.button.click()
  await expect(form.toast('success')).toBeVisible()
  await expect(form.form.locator('.receipt')).toContainText(nearest)
})

const home = rules.home.split(', ')[0] ?? ''
for (const kind of ['rush', 'call'] as const) {
  const event = firstDay(kind, home)
  if (!event) continue
  test(`An event on ${event} is ${kind} @night`, async ({ page }) => {
    const { form, box, city } = await openForm(page)
    await city.fill(home)
    await form.fill({ eventDate: event })
    await expect(box).toHaveAttribute('data-kind', kind)
    await expect(box.getByRole('status')).toContainText(said(event, home).sentence)
    if (kind === 'call')
      await expect(box.getByRole('link', { name: brand().phone.label })).toHaveAttribute(
        'href',
        `tel:${brand().phone.number}`,
      )
  })
}

test('A past date is a hint with the next such day, and can be sent all the same @night', async ({
  page,
}) => {
  const { form, box, city } = await openForm(page)
  await form.fill({ ...amara, lastName: 'Pastdate', eventDate: '2026-11-12' })
  await expect(box.getByRole('status')).toContainText(rules.sentences.past)
  await box.getByRole('button').click()
  await expect(form.field('eventDate')).toHaveValue('2027-11-12')
  await expect(box).toHaveAttribute('data-kind', 'comfortable')
  await form.fill({ eventDate: '2026-11-12' })
  await city.fill(place)
  await form.button.click()
  await expect(form.toast('success')).toBeVisible()
  await expect(form.form.locator('.receipt')).toContainText(rules.sent.past)
})

test('A kept draft gets its verdict without another touch of it @night', async ({ page }) => {
  const { form, box } = await openForm(page)
  await form.fill({ eventDate: tight })
  await page.reload()
  await form.field('firstName').focus()
  await expect(box).toHaveAttribute('data-kind', said(tight, '').kind)
})

test('When the rules fail to load, the form works as before @night', async ({ page, allowedErrors }) => {
  allowedErrors.push(/ERR_FAILED/)
  await page.route('**/deadline.json', (route) => route.abort())
  const { form, box } = await openForm(page)
  await form.send({ ...amara, lastName: 'Ruleless' })
  await expect(form.toast('success')).toBeVisible()
  await expect(box).toHaveCount(0)
})
