// `npm run dev`: the same as `npm start`, with hot reload.
process.argv.push('--dev')
await import('./serve.ts')

export {}
