import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { refusalOf } from '../../lib/artwork/sending/send-file.ts'
import { judge } from '../../lib/artwork/verdict/judge.ts'
import { purposeOf, type SizeWords } from '../../lib/artwork/verdict/purpose.ts'
import { sayFinding } from '../../lib/artwork/verdict/say-finding.ts'
import { readFile } from '../../lib/artwork/read-file.ts'
import { artwork } from '../../lib/content/artwork.ts'

export const words = artwork()

const folder = mkdtempSync(join(tmpdir(), 'keyline-artwork-'))

/** Writes a file to disk, for a visitor to choose. */
export function fileOf(name: string, bytes: Uint8Array | string): string {
  const path = join(folder, name)
  writeFileSync(path, bytes)
  return path
}

/** A size from content that is printed on paper, and one on goods. */
export const paper = words.sizes.find(({ on }) => on === 'paper')!
export const shirt = words.sizes.find(({ on }) => on === 'goods')!

/** The expected text for a file: the verdict and the findings, and the size once one is chosen. */
export function expected(name: string, bytes: Uint8Array, size?: SizeWords) {
  const purpose = size && purposeOf(size)
  const facts = readFile(bytes)
  const { level, findings } = judge(name, facts, purpose)
  const stays = refusalOf(new File([new Uint8Array(bytes)], name), facts)
  return {
    verdict: stays ? words.stays : words.verdicts[level],
    sentences: findings.map((one) => sayFinding(one, purpose?.unit ?? 'in', words)),
  }
}

/** The light table on /artwork. */
export class LightTable {
  readonly field
  readonly files
  readonly status
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.field = page.locator('#artwork-files')
    this.files = page.getByRole('article')
    this.status = page.getByRole('status').filter({ hasText: /./ })
  }

  choose = ({ name }: SizeWords) => this.page.getByRole('radio', { name }).check({ force: true })

  /** The heading and findings of the file at `index`. */
  async said(index = 0) {
    const file = this.files.nth(index)
    await this.page.waitForFunction(
      (place) => document.querySelectorAll('article')[place]?.dataset.level !== undefined,
      index,
      { timeout: 20_000 },
    )
    // Without a translator's marks (other-hands.ts).
    const [verdict, ...sentences] = [
      await file.getByRole('heading').textContent(),
      ...(await file.getByRole('listitem').allTextContents()),
    ].map((text) => text?.replace('\u200b', ''))
    return { verdict, sentences }
  }
}
