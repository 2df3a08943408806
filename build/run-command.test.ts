import { runCommand } from './run-command.ts'

test('a command that warns of what is refused has failed', async () => {
  jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  const error = jest.spyOn(console, 'error').mockReturnValue()
  const run = (text: string) =>
    runCommand(process.execPath, ['-e', `console.warn('${text}')`], process.env, 'bad rule')
  expect(await run('one bad rule in it')).toBe(1)
  expect(error).toHaveBeenCalledTimes(1)
  expect(await run('a good rule')).toBe(0)
})
