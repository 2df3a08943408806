import { spawnSync } from 'node:child_process'

const runs = (program: string, argument: string) =>
  spawnSync(program, [argument], { stdio: 'ignore' }).error === undefined

/** Whether poppler's programs, which describe PDFs, are installed. */
export const hasPoppler = () => runs('pdfinfo', '-v')

/** Whether ImageMagick, which describes pictures, is installed. */
export const hasImageMagick = () => runs('identify', '-version')
