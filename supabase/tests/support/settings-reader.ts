import { text } from 'node:stream/consumers'
import { readSettings } from '../../local/settings.ts'

// Waits for its input to end, then reads the settings of every folder named.

await text(process.stdin)
console.log(JSON.stringify(process.argv.slice(2).map(readSettings)))
