import { z } from 'zod'
import { addresses } from './addresses.ts'
import { listClaims } from './faults/claim-figures.ts'
import { localPath } from '../language/local-path.ts'
import { exactText, externalUrl, text } from './shapes.ts'
import { ownPath } from './own-links.ts'

/** A file to download, from public/files; checkFiles holds the rules. */
const isFile = (value: string) => value.startsWith('/files/')

/** The page that a whole address means, when it is one of ours: our mailbox is under the same name. */
function ourPath(value: string): string | undefined {
  const { hostname = '', pathname = '', hash = '' } = URL.parse(value) ?? {}
  const [, ours] = listClaims().contact.email.split('@')
  const path = pathname.replace(/(?<=.)\/$/, '') + hash
  if (hostname.replace(/^www\./, '') === ours && addresses().includes(path)) return path
}

/** A page, section or file of the site, a whole address elsewhere, or a mailbox. */
export const anyAddress = exactText
  .superRefine((value, context) => {
    const page = `/${value.replace(/^(?:content\/)?pages\/|\.(?:html?|php|aspx?|yaml)$/g, '')}`
    if (addresses().includes(page))
      return context.addIssue(`"${value}" is not how pages call it; write ${page}`)
    const [, mailbox] = /^mailto:(.*)$/.exec(value) ?? []
    const [, file] = /^(?:\.{0,2}\/)?(?:public\/)?files\/(.+)$/.exec(isFile(value) ? '' : value) ?? []
    if (file) return context.addIssue(`is not how pages call it; write /files/${file}`)
    const place = !isFile(value) && /^(?![/#]|tel:).*[.:]/.test(value) ? externalUrl : ownPath
    const shape =
      mailbox === undefined
        ? place
        : z.email('must be mailto: and an e-mail address, like mailto:press@keyline.example')
    if (/^[^\s/:@]+@[^\s/:@]+$/.test(value)) return context.addIssue(`is a mailbox; write mailto:${value}`)
    const inside = ourPath(value)
    if (inside) context.addIssue(`leads to our own site as if it were another; write ${inside}`)
    for (const { message } of shape.safeParse(mailbox ?? value).error?.issues ?? []) context.addIssue(message)
  })
  .transform(localPath)
  .describe(
    'A page, section or file of the site, a whole address that starts with https://, or mailto: and a mailbox.',
  )

/** A link that may lead elsewhere. */
export const anyLink = z.strictObject({ label: text, href: anyAddress })
