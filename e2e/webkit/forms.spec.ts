import { projectRequestWords, quoteRequestWords } from '../../lib/content/lead-forms.ts'
import { onePage } from '../support/artwork/make-pdf.ts'
import { fileOf } from '../support/light-table.ts'
import { sending } from '../support/receipt-files.ts'
import { amara } from '../support/project-form.ts'
import { lucia, words as quickQuoteWords } from '../support/quick-quote.ts'
import { jonas } from '../support/quote-dialog.ts'
import {
  expect,
  expectFocus,
  expectText,
  expectThere,
  expectVisible,
  fill,
  test,
} from '../support/webkit/fixtures.ts'
import { keys } from '../support/webkit/webkit-page.ts'

const forms = [
  { id: 'project-request', words: projectRequestWords(), values: amara, opener: null, dialog: null },
  {
    id: 'quote',
    words: quoteRequestWords(),
    values: jonas,
    opener: '#home [commandfor]',
    dialog: '#quote-dialog',
  },
  {
    id: 'quick-quote',
    words: quickQuoteWords,
    values: lucia,
    opener: '#contact [commandfor="quick-quote-dialog"]',
    dialog: '#quick-quote-dialog',
  },
]

for (const { id, words, values, opener, dialog } of forms) {
  const form = `#${id}`
  const submit = `${form} button[type="submit"]`

  test(`${id}: the focus is shown, kept and given back; a double click stores one request${id === 'quote' ? '' : ' @night'}`, async ({
    webkit,
    site,
  }) => {
    await webkit.go(`${site.url}/#contact`)
    if (opener && dialog) {
      await webkit.click(opener)
      await expectFocus(webkit, `${dialog}:modal input:focus-visible`)
      const ring = () => webkit.run(() => getComputedStyle(document.activeElement!).outlineWidth)
      expect(parseFloat(await ring())).toBeGreaterThanOrEqual(2)
      await webkit.type(keys.shift + keys.tab)
      expect(await webkit.run((wanted) => !!document.activeElement?.closest(`${wanted}, html`), dialog)).toBe(
        true,
      )
      await webkit.type(keys.escape)
      await expectVisible(webkit, dialog, false)
      await expectFocus(webkit, opener)
      await webkit.click(opener)
    }
    await expectVisible(webkit, submit)
    // It takes no click in the instant before it is modal.
    const opened = () =>
      webkit.run((wanted) => document.querySelector('dialog:modal')?.id === wanted, `${id}-dialog`)
    if (opener) await expect.poll(opened).toBe(true)
    // On a busy machine the browser would post the form itself before its code has loaded.
    await webkit.click(`${form} .input`)
    await expectFocus(webkit, 'html[data-app="ready"] input')
    await webkit.click(submit)
    const [missing = '', message] = Object.entries(words.errors)[0] ?? []
    await expectFocus(webkit, `${form} [name="${missing}"][aria-invalid="true"]`)
    await expectText(webkit, form, String(message))

    const company = `Webkit ${crypto.randomUUID().slice(0, 8)}`
    await fill(webkit, form, { ...values, company })
    if (!opener) {
      await webkit.click(`${form} summary[data-late]`)
      await expectThere(webkit, `${form}-files`)
      await webkit.type(fileOf('card.pdf', onePage({})), `${form}-files`)
      await expectVisible(webkit, `${form} article[data-level]`)
    }
    await webkit.run((wanted) => {
      const button = document.querySelector<HTMLElement>(wanted)
      button?.click()
      button?.click()
    }, submit)
    await expectText(webkit, '.toast[data-kind="success"]', words.notices.sent.title)
    await expectVisible(webkit, `${dialog ? '.quote-receipt' : form} .receipt-reference`)
    if (!opener) await expectText(webkit, `${form} .sent-files`, sending.arrived)
    if (dialog) {
      await expectVisible(webkit, dialog, false)
      await expectFocus(webkit, '.receipt-heading')
    }
    await webkit.go(`${site.url}/form-submissions?search=${encodeURIComponent(company)}`)
    await expectText(webkit, 'article', values.email)
    expect(await webkit.run(() => document.querySelectorAll('article').length)).toBe(1)
  })
}

for (const anchor of ['#contact', '#project-request-answer'])
  test(`A form that the browser posts by itself is answered in view: from ${anchor}${anchor === '#contact' ? '' : ' @night'}`, async ({
    webkit,
    site,
  }) => {
    await webkit.go(site.url + '/' + anchor)
    const company = `Webkit ${crypto.randomUUID().slice(0, 8)}`
    await webkit.run(
      (typed) => {
        const form = document.querySelector<HTMLFormElement>('#project-request')
        for (const [name, value] of Object.entries(typed))
          (form?.elements.namedItem(name) as HTMLInputElement).value = value
        form?.submit() // past every script
      },
      { ...amara, company },
    )
    await expectVisible(webkit, '#project-request-answer[data-notice="success"]')
    const inView = () =>
      webkit.run(() => {
        const { top, bottom } = document.querySelector('#project-request-answer')!.getBoundingClientRect()
        return top >= 0 && bottom <= innerHeight
      })
    await expect.poll(inView).toBe(true)
    await webkit.go(`${site.url}/form-submissions?search=${encodeURIComponent(company)}`)
    expect(await webkit.run(() => document.querySelectorAll('article').length)).toBe(1)
  })
