import { deadline } from '../../lib/content/deadline.ts'
import { projectRequestWords } from '../../lib/content/project-request.ts'
import { lineFor } from '../../lib/leads/deadline/line.ts'
import { verdict } from '../../lib/leads/deadline/verdict.ts'
import { openDesk } from '../support/desk.ts'
import { expect, test } from '../support/fixtures.ts'
import { newWord, store } from '../support/staff-list.ts'

test('On a ticket the verdict is a badge, its days are a field, and the message is what was typed', async ({
  page,
  closedSite,
}) => {
  const word = newWord()
  const rules = deadline()
  const asked = {
    event: '2026-12-12',
    city: rules.cities[0]?.name ?? '',
    group: '',
    now: { day: '2026-11-20', time: '10:00' },
  }
  const found = verdict(asked, rules)
  const line = lineFor(found, asked, projectRequestWords().fields.city.label, rules)
  const typed = `Mugs for ${word}.\nTwo colors.`
  await store(closedSite.backend, word, {
    email: `${word}@person.example`,
    eventDate: asked.event,
    details: `${typed}\n${line}`,
  })
  const desk = await openDesk(page, closedSite, word)
  await desk.open('Ada Lovelace')
  const badge = desk.ticket.locator('.deadline-badge')
  await expect(badge).toHaveText(rules.heads[found?.kind ?? 'call'])
  await expect(badge).toHaveAttribute('data-kind', found?.kind ?? '')
  await expect(
    desk.ticket.getByRole('definition').filter({ hasText: found && 'proof' in found ? found.proof : '' }),
  ).toContainText(asked.city)
  expect(await desk.ticket.locator('.desk-message p').textContent()).toBe(typed)
  await page.emulateMedia({ media: 'print' })
  await expect(badge).toBeVisible()
})
