// The function's own tests, under the runtime it is deployed to.
import { runCommand } from '../../build/run-command.ts'
import { programOf } from './tools.ts'

process.exit(
  await runCommand(process.execPath, [
    programOf('deno'),
    'test',
    '--no-prompt',
    '--no-config',
    '--no-lock',
    '--no-remote',
    '--no-npm',
    '--import-map=supabase/local/deno/imports.json',
    '--allow-net=127.0.0.1',
    '--junit-path=test-results/deno.xml',
    'supabase/functions/',
  ]),
)
