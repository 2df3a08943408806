import { readFileSync } from 'node:fs'
import { confirmation } from './confirmation.ts'

test("the mail function's words are those of content/leads/confirmation.yaml", () => {
  const copy = String(readFileSync('supabase/functions/send-notifications/words.json'))
  expect(JSON.parse(copy)).toEqual(confirmation().mail)
})
