import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const header = z.object({ key: z.string(), value: z.string() })
const manifest = z.looseObject({ headers: z.array(z.looseObject({ headers: z.array(header) })) })

/** What a policy carries for an inline text. */
export const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * Adds the pages' inline styles to the policy of the static pages. They are known after the build alone, so they are added
 * where Next has written the headers of next.config.mjs down, which is what every server reads.
 * @param dist Next's output folder
 * @param scriptHash tells the static pages' policy from others
 * @throws Error when there is not exactly one such policy
 */
export function allowStyles(dist: string, styles: string[], scriptHash: string) {
  const file = join(dist, 'routes-manifest.json')
  const routes = manifest.parse(JSON.parse(readFileSync(file, 'utf8')))
  const policies = routes.headers
    .flatMap(({ headers }) => headers)
    .filter(({ key, value }) => key === 'Content-Security-Policy' && value.includes(scriptHash))
  const [policy] = policies
  if (policies.length !== 1 || !policy?.value.includes("style-src 'self';"))
    throw new Error('the static pages have not one policy with a place for their styles')
  const sources = [...new Set(styles.map(sourceOf))].join(' ')
  policy.value = policy.value.replace("style-src 'self';", `style-src 'self' ${sources};`)
  writeFileSync(file, JSON.stringify(routes))
}
