import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { landingPage } from '../pages.ts'
import { listDefinitions } from './definitions.ts'

export const hovers: Record<string, string> = parse(readFileSync('lib/content/check/hovers.yaml', 'utf8'))

/** The files of .vscode that help with typing content: a JSON schema for each file, and settings. */
export async function editorFiles(): Promise<Record<string, string>> {
  const all = [...(await listDefinitions()), { file: 'pages/*.yaml', schema: landingPage }]
  const made = all.map(({ file, schema }) => {
    const json = z.toJSONSchema(schema, { target: 'draft-7', io: 'input', unrepresentable: 'any' })
    const name = `.vscode/content/${file.replace('/*', '').replaceAll('/', '-').replace(/yaml$/, 'json')}`
    return { name, file, text: `${JSON.stringify(json, withHovers, 1)}\n` }
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

/** Puts a field's own explanation before that of its kind of value. */
function withHovers(key: string, value: unknown): unknown {
  if (key !== 'properties') return value
  const fields = Object.entries(value as Record<string, { description?: string }>)
  const explained = fields.map(([name, field]) => {
    const description = [hovers[name], field.description].filter(Boolean).join(' ')
    return [name, { ...field, ...(description && { description }) }]
  })
  return Object.fromEntries(explained)
}
