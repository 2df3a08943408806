// Runs the function for files under Deno, like a hosted project. Ends with the gateway, like serve.ts.
import process from 'node:process'
import '../../functions/send-artwork/index.ts'

process.stdin.resume().once('end', () => process.exit())
