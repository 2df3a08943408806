// Runs the edge function under Deno, like a hosted project. Ends with the gateway that started it, whose end always
// closes our standard input.
import process from 'node:process'
import '../../functions/send-contact-form/index.ts'

process.stdin.resume().once('end', () => process.exit())
