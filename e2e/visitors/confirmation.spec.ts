import { mails } from '../../lib/content/mails.ts'
import { fill } from '../../lib/content/fill.ts'
import { expect, test } from '../support/fixtures.ts'
import { amara, ProjectForm } from '../support/project-form.ts'

const { mailed, notMailed } = mails().receipt

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script @night', () => {
    test.use({ javaScriptEnabled })

    test('A receipt says that a mail is on its way, or that none is', async ({ page, siteInTrouble }) => {
      siteInTrouble.backend.fault = 'copying'
      const receipt = page.locator('.receipt')
      const whenMailed = fill(mailed, { email: amara.email })
      for (const [site, said, unsaid] of [
        ['', notMailed, whenMailed],
        [siteInTrouble.url, whenMailed, notMailed],
      ] as const) {
        const form = await ProjectForm.open(page, site)
        await form.send({ ...amara, lastName: 'Uncopied' })
        await expect(receipt).toContainText(said)
        await expect(receipt).not.toContainText(unsaid)
      }
    })
  })
