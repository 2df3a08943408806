// Runs the edge function under Deno, as a hosted project would, and ends when the gateway that started it
// has gone: its end closes our standard input, however it came about.
import process from 'node:process'
import '../../functions/send-contact-form/index.ts'

process.stdin.resume().once('end', () => process.exit())
