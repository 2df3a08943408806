import { spawnSync } from 'node:child_process'

const runs = (program: string, argument: string) =>
  spawnSync(program, [argument], { stdio: 'ignore' }).error === undefined

/** Whether this machine has poppler's programs, which say what a PDF is. */
export const hasPoppler = () => runs('pdfinfo', '-v')

/** Whether it has ImageMagick, which says what a picture is. */
export const hasImageMagick = () => runs('identify', '-version')
