import { createHandler } from './handler.ts'
import { readSettings } from './settings.ts'
import { openStorage } from './storage.ts'

const settings = readSettings((name) => Deno.env.get(name))

Deno.serve(createHandler(settings, openStorage(settings), console.error))
