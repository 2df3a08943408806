import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { landingPage } from '../pages.ts'
import { definitions } from './definitions.ts'

type Json = { [key: string]: unknown }

export const hovers: Record<string, string> = parse(readFileSync('lib/content/check/hovers.yaml', 'utf8'))

/** The files of .vscode, which help with content as it is typed: a JSON schema per content file, and settings. */
export async function editorFiles(): Promise<Record<string, string>> {
  const all = [...(await definitions()), { file: 'pages/*.yaml', schema: landingPage }]
  const made = all.map(({ file, schema }) => {
    const json = z.toJSONSchema(schema, { target: 'draft-7', io: 'input', unrepresentable: 'any' })
    const name = `.vscode/content/${file.replace('/*', '').replaceAll('/', '-').replace(/yaml$/, 'json')}`
    return { name, file, text: `${JSON.stringify(withHovers(json), null, 1)}\n` }
  })
  const settings = {
    'files.encoding': 'utf8',
    'yaml.schemaStore.enable': false,
    'yaml.format.enable': false,
    'yaml.schemas': Object.fromEntries(made.map(({ name, file }) => [`./${name}`, `content/${file}`])),
    '[yaml]': {
      'editor.insertSpaces': true,
      'editor.tabSize': 2,
      'editor.wordWrap': 'on',
      'editor.formatOnSave': false,
    },
  }
  return {
    ...Object.fromEntries(made.map(({ name, text }) => [name, text])),
    '.vscode/settings.json': `${JSON.stringify(settings, null, 2)}\n`,
  }
}

export async function writeEditorFiles(): Promise<void> {
  mkdirSync('.vscode/content', { recursive: true })
  for (const [name, text] of Object.entries(await editorFiles())) writeFileSync(name, text)
}

/** Puts a field's explanation before that of its type of value. */
function withHovers(schema: Json): Json {
  const entries = Object.entries(schema).map(([key, value]): [string, unknown] => {
    if (key === 'properties') return [key, explained(value as Record<string, Json>)]
    if (Array.isArray(value)) return [key, value.map((one) => (isJson(one) ? withHovers(one) : one))]
    return [key, isJson(value) ? withHovers(value) : value]
  })
  return Object.fromEntries(entries)
}

const explained = (fields: Record<string, Json>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const description = [hovers[name], field.description].filter(Boolean).join(' ')
      return [name, { ...withHovers(field), ...(description && { description }) }]
    }),
  )

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
