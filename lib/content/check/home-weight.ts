import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

const kilobytesOf = (text: string) => brotliCompressSync(text).length / 1024

/** A line on the home page's compressed size; '' without git. @param page undefined before the first build */
export function homeWeight(page: string | undefined): string {
  const files = globSync('content/home/*.yaml').sort()
  const now = kilobytesOf(files.map((file) => readFileSync(file, 'utf8')).join(''))
  try {
    const args = ['grep', '-h', '', 'HEAD', '--', 'content/home']
    const before = execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' })
    const added = now - kilobytesOf(before)
    const code = page ? `${(kilobytesOf(page) - now).toFixed(0)} KB of code, ` : ''
    return `home page: ${code}${now.toFixed(1)} KB of your content; this change adds ${added.toFixed(1)} KB`
  } catch {
    return ''
  }
}
