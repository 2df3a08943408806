import { type APIRequestContext, expect } from '@playwright/test'
import { campaigns } from '../../lib/content/campaigns.ts'
import { submissionsWords } from '../../lib/content/desk.ts'

const { columns } = submissionsWords().csv

const today = new Date().toISOString().slice(0, 10)
const { name = '', from = '', until = '' } = campaigns().campaigns[0] ?? {}
/** A campaign, and the word for a visit from it today: its own name, or the word for `other` if it is over. */
export const campaign = {
  name,
  countedAs: (other: string) => (from <= today && today <= until ? name : other),
}

/** The source of the one request that holds this word, as exported by the cards, including suspected robots. */
export async function sourceOf(request: APIRequestContext, word: string) {
  const answer = await request.get(`/form-submissions/export?show=cards&search=${word}`)
  expect(answer.status()).toBe(200)
  const csv = await answer.text()
  const lines = csv.matchAll(/(?<=^|,|\n|\uFEFF)"((?:[^"]|"")*)"/g)
  const cells = [...lines].map(([, cell]) => cell)
  const titles = cells.slice(0, cells.indexOf(columns.currency) + 1)
  const cell = (title: string) => cells[titles.length + titles.indexOf(title)]
  return [columns.campaign, columns.page, columns.opener, columns.product, columns.host].map(cell)
}
