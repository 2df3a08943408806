import { expect, test } from '@playwright/test'
import { otherLanguages } from '../../lib/language/languages.ts'
import { english } from '../../lib/language/spoken.ts'
import { orderSteps } from '../../lib/request/order-steps.ts'
import { asHtml, type Letter } from '../../supabase/functions/send-notifications/letter.ts'
import { wordsIn } from '../../supabase/functions/send-notifications/words-in.ts'
import { axe } from '../support/axe.ts'
import { lookHere, nothing } from '../support/look-at.ts'

const letter = { reference: 'KL-7F3A-0142-9BC1', page: 'https://www.keyline.example/request#A' }
const letters: Letter[] = [english, ...otherLanguages()].map(wordsIn).flatMap((words) => {
  const { visitor, answerBy, shared, call, stranger } = words
  const { steps, ...events } = visitor
  return [...Object.values(events), ...orderSteps.map((step) => ({ ...steps[step], step }))].map(
    ({ text, ...one }) => ({
      ...letter,
      ...one,
      words,
      button: words.page,
      lines: [text, answerBy],
      notes: [shared, call, stranger],
    }),
  )
})

test('each mail to a visitor is legible on phones, in light and dark', async ({ page }) => {
  for (const one of letters)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.setContent(asHtml(one))
      for (const width of [320, 640]) {
        await page.setViewportSize({ width, height: 800 })
        expect.soft(await page.evaluate(lookHere, ''), `${one.title} at ${width}`).toEqual(nothing)
      }
      const found = (await axe(page)).map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`)
      expect.soft(found, `${one.title}, ${colorScheme}`).toEqual([])
    }
})
