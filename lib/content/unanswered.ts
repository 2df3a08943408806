import { z } from 'zod'
import { defineContent } from './define-content.ts'
import { text } from './shapes.ts'

export const unansweredWords = defineContent(
  'unanswered.yaml',
  z.strictObject({ title: text, lead: text, write: text }),
)
