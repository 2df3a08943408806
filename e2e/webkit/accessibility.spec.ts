import { expectSameTold, states } from '../support/told.ts'
import { test } from '../support/webkit/fixtures.ts'

for (const [path, clicks] of states)
  test(`${[path, ...clicks].join(', ')}: the same to assistive technology in WebKit and in Chromium`, async ({
    webkit,
    page,
    site,
    allowedErrors,
  }) => {
    allowedErrors.push(/status of 404/)
    await expectSameTold(webkit, page, site.url + path, clicks)
  })
