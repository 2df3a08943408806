/** Next's command line, to be run by Node: its entry in node_modules/.bin is a batch file on Windows, which only a shell can start. */
export const nextCommand = 'node_modules/next/dist/bin/next'
