import { z } from 'zod'
import { defineContent, ownLink, text } from './shapes.ts'

export const notFoundWords = defineContent(
  'not-found.yaml',
  z.strictObject({ title: text, lead: text, home: ownLink, contact: ownLink }),
)
