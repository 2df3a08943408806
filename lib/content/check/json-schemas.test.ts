/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { editorFiles, hovers } from './json-schemas.ts'

type Json = Parameters<typeof z.fromJSONSchema>[0]

test('the settings that VS Code reads are those of today; `npm run fix` writes them', async () => {
  const name = '.vscode/settings.json'
  expect(readFileSync(name, 'utf8')).toBe((await editorFiles())[name])
})

test('an editor finds nothing wrong with content that is in order, and tells what a field is for', async () => {
  const files = await editorFiles()
  const settings: { 'yaml.schemas': Record<string, string> } = JSON.parse(
    files['.vscode/settings.json'] ?? '',
  )
  for (const [schema, where] of Object.entries(settings['yaml.schemas'])) {
    const json: Json & { properties?: Record<string, { description?: string }> } = JSON.parse(
      files[schema.slice(2)] ?? '',
    )
    for (const file of globSync(where)) {
      const { error } = z.fromJSONSchema(json).safeParse(parse(readFileSync(file, 'utf8')))
      expect([file, error?.issues]).toEqual([file, undefined])
    }
  }
  const all = Object.values(files).join('\n')
  expect(Object.keys(hovers).filter((field) => !all.includes(`"${field}": {`))).toEqual([])
  expect(all).toContain(`"description": "${hovers.file}"`)
})
