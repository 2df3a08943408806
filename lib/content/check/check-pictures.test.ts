/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkFiles } from './check-pictures.ts'

test('a file to download is a PDF of 10 MB at most, with a name that is an address', () => {
  const root = mkdtempSync(join(tmpdir(), 'keyline-files-'))
  const put = (name: string, text: string, size = 0) =>
    writeFileSync(join(root, name), Buffer.concat([Buffer.from(text), Buffer.alloc(size)]))
  put('sizes.pdf', '%PDF-1.7\n<< /Type /Page >>\n%%EOF\n')
  put('packed.pdf', '%PDF-1.7\n<< /Type/ObjStm >>\n%%EOF')
  put('Sizes 2.pdf', '%PDF-1.7')
  put('half.pdf', '%PDF-1.7\n<< /Type /Page >>')
  put('bare.pdf', '%PDF-1.7\n<< /Type /Pages /Count 0 >>\n%%EOF')
  put('page.pdf', '<html>')
  put('large.pdf', '%PDF-1.7', 11 * 1024 * 1024)
  const said = checkFiles(root).map(({ file, advice }) => `${file.split('/').at(-1)} ${advice.slice(0, 20)}`)
  expect(said.sort()).toEqual([
    'Sizes 2.pdf has a name that is n',
    'bare.pdf has no page; export ',
    'half.pdf breaks off before it',
    'large.pdf has 11.0 MB, and vis',
    'page.pdf is no PDF, whatever ',
  ])
  rmSync(root, { recursive: true })
})
