import { z } from 'zod'
import { externalUrl, ownPath, text } from './shapes.ts'

/** A file to download, from public/files; checkFiles says what it may be. */
const isFile = (value: string) => value.startsWith('/files/')

/** A page, section or file of the site, a whole address elsewhere, or a mailbox. */
export const anyAddress = text
  .superRefine((value, context) => {
    const [, mailbox] = /^mailto:(.*)$/.exec(value) ?? []
    const shape =
      mailbox !== undefined
        ? z.email('must be mailto: and an e-mail address, like mailto:press@keyline.example')
        : !isFile(value) && /^(?!tel:).*[.:]/.test(value)
          ? externalUrl
          : ownPath
    for (const { message } of shape.safeParse(mailbox ?? value).error?.issues ?? []) context.addIssue(message)
  })
  .describe(
    'A page, section or file of the site, a whole address that starts with https://, or mailto: and a mailbox.',
  )

/** A link that may lead elsewhere. */
export const anyLink = z.strictObject({ label: text, href: anyAddress })
