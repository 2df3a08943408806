import { createInboundHandler } from './handler.ts'
import { readSettings } from './settings.ts'

Deno.serve(
  createInboundHandler(
    readSettings((name) => Deno.env.get(name)),
    console.error,
  ),
)
