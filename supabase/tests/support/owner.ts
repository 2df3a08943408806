import { openDatabase } from '../../local/database-files.ts'

// Runs SQL in the database of a folder that is not in use, and prints the last statement's rows.

const [folder = '', sql = ''] = process.argv.slice(2)
const connection = await openDatabase(folder)
const results = await connection.driver.exec(sql)
console.log(JSON.stringify(results.at(-1)?.rows ?? []))
await connection.close()
process.exit()
