import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { artwork as artworkWords } from '../../lib/content/artwork.ts'
import { fill } from '../../lib/content/fill.ts'
import { requestWords } from '../../lib/content/request.ts'
import { sha256 } from '../../supabase/tests/support/upload.ts'
import {
  body,
  chooser,
  composer,
  files,
  giveFile,
  openAnswer,
  pdf,
  png,
  send,
} from '../support/answer-composer.ts'
import { axe } from '../support/axe.ts'
import { type DeskPage, words } from '../support/desk.ts'
import { expect, test } from '../support/fixtures.ts'
import { holdBack } from '../support/hold-back.ts'

// Files that staff send with an answer: attached, taken back, sent, and put down by the customer.

const { answer } = words
const { notes } = requestWords()
const { sending, actions, findings } = artworkWords()
/** Drops or pastes a file onto the answer. */
const give = (page: Page, by: 'drop' | 'paste', name: string, bytes = png.toString('latin1')) =>
  page.evaluate(giveFile, { to: '.desk-composer textarea', by, name, bytes })

const listed = (page: Page) => files(page).getByRole('listitem')
const conversation = ({ ticket }: DeskPage) => ticket.locator('.desk-conversation')

test('Files by button, paste and drop leave with an answer; the customer gets their bytes', async ({
  page,
  visitor,
  closedSite,
}) => {
  test.setTimeout(120_000)
  const { desk, token } = await openAnswer(page, closedSite)
  await chooser(page).setInputFiles([pdf])
  await give(page, 'paste', 'image.png')
  await expect(listed(page)).toHaveCount(2)
  // Every pasted picture has that name.
  await give(page, 'drop', 'image.png', `${png.toString('latin1')} `)
  await give(page, 'drop', 'page.html', '<!doctype html>')
  const wrong = listed(page).filter({ hasText: 'page.html' })
  await expect(wrong).toContainText(answer.files.kinds)
  await give(page, 'drop', 'none.pdf', '')
  await expect(listed(page).filter({ hasText: 'none.pdf' })).toContainText(findings.empty)
  await body(page).fill('Here are the prices.')
  await send(page)
  await expect(composer(page).getByRole('alert')).toContainText(answer.wrong.files)
  expect(await axe(page, '.desk-composer')).toEqual([])
  for (const name of ['page.html', 'none.pdf', 'image 2.png'])
    await files(page)
      .getByRole('button', { name: fill(actions.removeLabel, { file: name }) })
      .click()
  await expect(listed(page)).toHaveText([new RegExp(pdf.name), /image\.png/])

  await send(page)
  await composer(page).getByRole('button', { name: answer.undo }).click()
  await expect(listed(page)).toHaveText([new RegExp(pdf.name), /image\.png/])
  // The files are there after closing and opening again, also on another device.
  await page.keyboard.press('Escape')
  await expect(composer(page)).toHaveCount(0)
  await page.reload()
  await desk.ready()
  await page.keyboard.press('r')
  await expect(listed(page)).toHaveText([new RegExp(pdf.name), /image\.png/])
  await send(page)
  await expect(composer(page)).toHaveCount(0, { timeout: 15_000 })
  await expect(conversation(desk).getByRole('link')).toHaveText([pdf.name, 'image.png'])

  await visitor.goto(`${closedSite.url}/request#${token}`)
  const note = visitor.locator('.note')
  await expect(note.getByRole('listitem')).toHaveText([new RegExp(pdf.name), /image\.png/])
  expect(await axe(visitor, '.ledger')).toEqual([])
  for (const [name, bytes] of [
    [pdf.name, pdf.buffer],
    ['image.png', png],
  ] as const) {
    const coming = visitor.waitForEvent('download')
    await note.getByRole('button', { name: fill(notes.downloadOf, { file: name }) }).click()
    const download = await coming
    expect(sha256(readFileSync(await download.path()))).toBe(sha256(bytes))
    expect(Object.fromEntries((await fetch(download.url())).headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      // A browser without a locale would name it itself.
      'content-disposition': expect.stringMatching(
        new RegExp(`^attachment; .*filename\\*=UTF-8''${encodeURIComponent(name)}$`),
      ),
      'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    await expect(note.getByRole('img')).toHaveCount(0)
    await note.getByRole('button', { name: fill(notes.showOf, { file: name }) }).click()
    await expect
      .poll(() => note.getByRole('img', { name }).evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    await note.getByRole('button', { name: fill(notes.hideOf, { file: name }) }).click()
  }
})

test('An answer waits for its files, comes back when one is lost, and goes out without it', async ({
  page,
  visitor,
  closedSite,
  allowedErrors,
}) => {
  test.setTimeout(120_000)
  allowedErrors.push(/status of 422/)
  const { desk, token } = await openAnswer(page, closedSite)
  await visitor.goto(`${closedSite.url}/request#${token}`)
  const done = /\/artwork\/files\/[\da-f-]+\/done$/
  await page.route(done, (route) => route.fulfill({ status: 422, json: { error: 'damaged' } }))
  const goOn = await holdBack(page, done)
  await chooser(page).setInputFiles([pdf])
  await send(page)
  await expect(composer(page).getByText(answer.files.waits)).toBeVisible({ timeout: 15_000 })
  await expect(conversation(desk)).toContainText(answer.files.waits)
  await composer(page).getByRole('button', { name: answer.undo }).click()
  await expect(listed(page)).toHaveCount(1)
  await body(page).fill('Here it is.')
  await send(page)
  await expect(composer(page).getByText(answer.files.waits)).toBeVisible({ timeout: 15_000 })
  goOn()
  await expect(composer(page).getByRole('alert')).toContainText(answer.wrong.files)
  await expect(listed(page)).toContainText(sending.reasons.changed)
  await visitor.reload()
  await expect(visitor.locator('.note')).toHaveCount(0)
  await files(page)
    .getByRole('button', { name: fill(actions.removeLabel, { file: pdf.name }) })
    .click()
  await expect(listed(page)).toHaveCount(0)
  await send(page)
  await expect(composer(page)).toHaveCount(0, { timeout: 15_000 })
  await visitor.reload()
  await expect(visitor.locator('.note')).toHaveText(/Here it is\./)
  await expect(visitor.locator('.note').getByRole('listitem')).toHaveCount(0)
})

test('An answer waits for no news of its file, and leaves with one that is still read', async ({
  page,
  closedSite,
}) => {
  const { desk } = await openAnswer(page, closedSite)
  await test.step('sent although the desk has not learned yet that its file arrived', async () => {
    const arrive = await holdBack(page, /\/artwork\/files\/[\da-f-]+\/done$/)
    const asked = page.waitForRequest(/\/done$/)
    await chooser(page).setInputFiles([pdf])
    await asked
    await give(page, 'paste', 'image.png')
    const seen = page.waitForResponse(/\/form-submissions\/ticket/)
    await files(page)
      .getByRole('button', { name: fill(actions.removeLabel, { file: 'image.png' }) })
      .click()
    await seen
    await page.route(/\/form-submissions\/ticket/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 3_000))
      await route.continue()
    })
    arrive()
    await expect(files(page).getByRole('status').filter({ hasText: sending.arrived })).toHaveCount(1)
    await body(page).fill('Here it is.')
    await send(page)
    await expect(composer(page)).toHaveCount(0, { timeout: 30_000 })
    await expect(conversation(desk).getByRole('link')).toHaveText([pdf.name])
    await page.unrouteAll({ behavior: 'wait' })
  })
  await test.step('sent while a file is still read, it leaves with it', async () => {
    await page.keyboard.press('r')
    await page.evaluate(() => {
      const read = Blob.prototype.arrayBuffer
      Blob.prototype.arrayBuffer = async function () {
        await new Promise((resolve) => setTimeout(resolve, 1_500))
        return read.call(this)
      }
    })
    await body(page).fill('And this.')
    await give(page, 'paste', 'late.png')
    await send(page)
    await expect(composer(page)).toHaveCount(0, { timeout: 30_000 })
    await expect(conversation(desk).getByRole('link')).toHaveText([pdf.name, 'late.png'])
  })
})
