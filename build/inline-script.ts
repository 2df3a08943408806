import { createHash } from 'node:crypto'
import { buildSync } from 'esbuild'

/** A content security policy's source for an inline text. */
export const scriptText = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * Bundles a module with its imports into one small script, the same text each time.
 * @param entry below the project's folder
 * @param define what stands for global names in it, as JavaScript
 */
export function inlineScript(entry: string, define: Record<string, string> = {}): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: true,
    define,
    tsconfigRaw: '{}',
    write: false,
  })
  return outputFiles.map(({ text }) => text.trimEnd()).join('')
}
