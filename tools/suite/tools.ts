import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The tools' own programs, run by Node: their entries in node_modules/.bin are batch files on Windows. */
const programs = {
  deno: 'deno/bin.cjs',
  eslint: 'eslint/bin/eslint.js',
  jest: 'jest/bin/jest.js',
  knip: 'knip/bin/knip.js',
  playwright: '@playwright/test/cli.js',
  prettier: 'prettier/bin/prettier.cjs',
  tsc: 'typescript-native/bin/tsc',
}
export type Tool = keyof typeof programs

/** @returns Node's first argument, before the tool's own */
export const programOf = (tool: Tool) => `node_modules/${programs[tool]}`

/** @returns the command; undefined if it is not installed */
export function findNginx(): string | undefined {
  return [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
    .map((folder) => join(folder, 'nginx'))
    .find((file) => existsSync(file))
}

const runs = (program: string, argument: string) =>
  spawnSync(program, [argument], { stdio: 'ignore' }).error === undefined

/** Whether poppler's programs, which describe PDFs, are installed. */
export const hasPoppler = () => runs('pdfinfo', '-v')

/** Whether mupdf's program, which paints PDFs, is installed. */
export const hasMupdf = () => runs('mutool', '-v')

/** Whether ImageMagick, which describes pictures, is installed. */
export const hasImageMagick = () => runs('identify', '-version')
