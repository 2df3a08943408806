import { deadline } from '../../lib/content/deadline.ts'
import { leadOf } from '../../lib/leads/details.ts'
import { writeDay } from '../../lib/leads/deadline/say-deadline.ts'
import { judgeDeadline } from '../../lib/leads/deadline/judge-deadline.ts'
import { leadHeader } from '../../supabase/functions/_shared/lead-header.ts'
import { form } from '../../supabase/tests/support/upload.ts'
import { openDesk } from '../support/desk.ts'
import { expect, test } from '../support/fixtures.ts'
import { newWord, store } from '../support/staff-list.ts'

test('On a ticket the verdict is a badge, and the message is what was typed', async ({
  page,
  closedSite,
}) => {
  const word = newWord()
  const rules = deadline()
  const question = {
    event: '2026-12-12',
    city: rules.cities[0]?.name ?? '',
    group: '',
    now: { day: '2026-11-20', time: '10:00' },
  }
  const found = judgeDeadline(question, rules)
  if (!found || !('proof' in found)) throw new Error('no verdict with days')
  const { kind, proof, printed, delivered } = found
  const typed = `Mugs for ${word}.\nTwo colors.`
  const request = form({ email: `${word}@person.example`, eventDate: question.event, details: typed })
  const { submission, facts } = leadOf('project-request', request as Parameters<typeof leadOf>[1], {
    city: question.city,
    verdict: kind,
    proof,
    printed,
    delivered,
  })
  await store(
    closedSite.backend,
    word,
    { ...submission, company: word },
    leadHeader({ form: 'project-request', facts }),
  )
  const desk = await openDesk(page, closedSite, word)
  await desk.open('Ada Lovelace')
  const badge = desk.ticket.locator('.deadline-badge')
  await expect(badge).toHaveText(rules.heads[kind])
  await expect(badge).toHaveAttribute('data-kind', kind)
  await expect(
    desk.ticket.getByRole('definition').filter({ hasText: writeDay(proof, proof, false) }),
  ).toContainText(question.city)
  expect(await desk.ticket.locator('.desk-message p').textContent()).toBe(typed)
  await page.emulateMedia({ media: 'print' })
  await expect(badge).toBeVisible()
})
