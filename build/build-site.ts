import { accessSync, constants, existsSync, rmSync, writeFileSync } from 'node:fs'
import { heldPages } from '../lib/content/page-names.ts'
import { checkAllContent } from '../lib/content/check/check-all-content.ts'
import { inWords } from '../lib/content/faults/fault.ts'
import { otherLanguages } from '../lib/language/languages.ts'
import { textsLeftInEnglish } from '../lib/language/sentences.ts'
import { writeMailWords } from '../lib/content/mail-words.ts'
import { allowInline } from './allow-inline.ts'
import { bundleArtworkWorkers, bundleCheck } from './artwork-worker.ts'
import { subsetFonts } from './assets/subset-fonts.ts'
import { traceFile } from './next-output/trace-file.ts'
import { markEnglish } from './mark-english.ts'
import { checkBuild, requireWorkingPage } from './next-output/check-build.ts'
import { actionKey, closeKeys } from './next-output/close-key.ts'
import { checkWorker, dist, notFoundPages } from './next-output/dist.ts'
import { nextCommand } from './next-output/next-command.ts'
import { simplifyErrorPages, rewritePages } from './next-output/pages.ts'
import { fingerprintFile, isBuilt, sourceFingerprint } from './fingerprint.ts'
import { runCommand } from './run-command.ts'
import { compressFiles } from '../server/static/compressed-copies.ts'
import { inlineStyles } from './styles/inline-styles.ts'

/** Builds the site if its sources have changed; false when that failed, with the error printed. */
export async function buildSite(): Promise<boolean> {
  if (isBuilt()) return true
  const fingerprint = sourceFingerprint()
  if (!canWrite(existsSync(dist) ? dist : '.')) {
    console.error(cannotBuild)
    return false
  }
  const held = heldPages().map((name) => `pages/${name}.yaml`)
  const faults = (await checkAllContent()).faults.filter(({ file }) => !held.includes(file))
  for (const fault of faults) console.error(inWords(fault))
  if (faults.length > 0) return false
  writeMailWords()
  console.log('Building the site (about half a minute) …')
  // An interrupted build must not pass for the old one.
  rmSync(fingerprintFile, { force: true })
  const key = actionKey()
  const workers = bundleArtworkWorkers()
  const env = {
    ...process.env,
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: key,
    NEXT_TELEMETRY_DISABLED: '1',
    // Every page contains it. Next's default is random: two builds of one commit would differ.
    BUILD_ID: fingerprint.slice(0, 20),
    ...workers.addresses,
  }
  await subsetFonts()
  const built =
    (await runCommand(process.execPath, ['build/assets/draw-brand.ts'], env)) === 0 &&
    (await runCommand(process.execPath, [nextCommand, 'build'], env, cssWarning)) === 0
  // A failed build leaves its keys behind, too.
  if (existsSync(dist)) closeKeys(dist, key)
  if (!built) return false
  try {
    await finishPages()
    workers.addTo(dist)
    for (const page of Object.values(notFoundPages(otherLanguages()))) traceFile(page, '[...path]')
    bundleCheck(checkWorker)
    traceFile(checkWorker, 'artwork/files')
  } catch (error) {
    console.error(
      `The pages could not be finished: ${error instanceof Error ? error.message : String(error)}`,
    )
    return false
  }
  const { files, before, after } = await compressFiles(dist)
  console.log(`compressed ${files} files: ${before} -> ${after} bytes (brotli)`)
  writeFileSync(fingerprintFile, fingerprint)
  return true
}

/** Tailwind's words for rules that browsers would ignore. */
const cssWarning = 'while optimizing generated CSS'

/** On an image or disk that cannot be written. */
const cannotBuild =
  'The build in this folder is of other sources, content or another SITE_URL, and the folder cannot be written to. ' +
  'Build with the same SITE_URL that you start with (docs/operations.md, "In a container").'

function canWrite(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** Turns Next's output into what visitors get. */
async function finishPages() {
  checkBuild(dist)
  simplifyErrorPages(dist)
  const untranslated = new Map<string, string[]>()
  for (const language of otherLanguages()) untranslated.set(language, await textsLeftInEnglish(language))
  const { deferScripts, pageLanguage } = await import('./defer-scripts/defer-scripts.ts')
  rewritePages(dist, (html) =>
    inlineStyles(dist, markEnglish(requireWorkingPage(html), untranslated.get(pageLanguage(html)) ?? [])),
  )
  deferScripts(dist, untranslated)
  allowInline(dist)
}
