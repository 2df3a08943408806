// Runs the function that takes files under Deno, as a hosted project would. Ends with the gateway, like serve.ts.
import process from 'node:process'
import '../../functions/send-artwork/index.ts'

process.stdin.resume().once('end', () => process.exit())
