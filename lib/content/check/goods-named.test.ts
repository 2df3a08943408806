/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { goodsNamed } from './goods-named.ts'

test('goods that a line names after the last of them has been withdrawn are noted', () => {
  const folder = mkdtempSync(join(tmpdir(), 'keyline-goods-'))
  cpSync('content', folder, { recursive: true })
  expect(goodsNamed(folder)).toEqual([])
  const path = join(folder, 'home/technology.yaml')
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, text.replace(/ {2}- id: backpack[^]*?(?= {2}- id: desk-organizer)/, ''))
  const advice = 'names "bags", and no product of the list is called so; take it out if they are gone'
  expect(goodsNamed(folder)).toMatchObject([{ file: 'home/technology.yaml', field: 'note', advice }])
  rmSync(folder, { recursive: true })
})
