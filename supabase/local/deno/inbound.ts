// Runs the function for mail that comes in under Deno, like a hosted project, for tests. Ends with its caller, like serve.ts.
import process from 'node:process'
import '../../functions/receive-mail/index.ts'

process.stdin.resume().once('end', () => process.exit())
