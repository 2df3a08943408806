import { createHandler } from './handler.ts'
import { readSettings } from './settings.ts'

const settings = readSettings((name) => Deno.env.get(name))

Deno.serve(createHandler(settings, console.error))
