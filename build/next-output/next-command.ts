/** Next's command line, run by Node: its entry in node_modules/.bin is a batch file on Windows and needs a shell. */
export const nextCommand = 'node_modules/next/dist/bin/next'
