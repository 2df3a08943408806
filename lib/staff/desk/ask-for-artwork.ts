'use server'

import { z } from 'zod'
import { replies } from '../../content/replies.ts'
import { siteUrl } from '../../seo/site-url.ts'
import { currentStaff } from '../current-staff.ts'
import { attempt, callDatabase } from './call-database.ts'
import { mailsFor } from './mails.ts'
import { wholeTicket } from './whole-ticket.ts'

const asked = z.object({ reference: z.string().max(60), template: z.string().max(60) })

/**
 * Makes a link for sending a better file, and starts a mail with it. Takes any input, never throws.
 * @returns `href`: the mail's address
 */
export const askForArtwork = async (posted: unknown) =>
  attempt('artwork_not_asked', async () => {
    const { reference, template } = asked.parse(posted)
    const token = z.string().parse(await callDatabase('ask_for_artwork', { reference }))
    const [ticket, { name = '' }] = await Promise.all([
      callDatabase('read_ticket', { reference }),
      currentStaff(),
    ])
    // In the fragment, so that it gets into no log.
    const link = `${siteUrl}/request#${token}`
    const mails = mailsFor(wholeTicket.parse(ticket), replies().templates, name, link)
    const mail = mails.find(({ id }) => id === template)
    return mail ? { state: 'asked' as const, href: mail.href } : { state: 'failed' as const }
  })
