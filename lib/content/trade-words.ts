import { z } from 'zod'
import { defineContent, exactText } from './shapes.ts'

/** Words of the printing trade that no dictionary has. */
export const tradeWords = defineContent(
  'words.yaml',
  z.strictObject({
    words: z.array(exactText.regex(/^\S+$/, 'is more than one word; write each in a line of its own')),
  }),
)
