import { takeLock } from '../../local/lock.ts'

// Locks a folder for an owner, reports it, and holds the lock for some milliseconds.

const [folder = '', owner, milliseconds] = process.argv.slice(2)
try {
  await takeLock(folder, Number(owner))
  console.log('held')
  setTimeout(() => process.exit(), Number(milliseconds))
} catch (error) {
  console.log(error instanceof Error ? error.message : error)
}
