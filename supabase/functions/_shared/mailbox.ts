/** Addresses that every mail program reads as one; others get no mail. */
export const plainAddress = /^[\w.!#$%&'*+/=?^`{|}~-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/

/** Domains that lead to the same provider's mailboxes. */
const aliases: Record<string, string> = { 'googlemail.com': 'gmail.com' }

/** Public providers: many mailboxes in a day are many people. */
const providers = new Set(
  `gmail.com outlook.com hotmail.com hotmail.co.uk hotmail.fr live.com msn.com yahoo.com yahoo.co.uk yahoo.fr yahoo.co.in
  yahoo.co.jp yahoo.com.br ymail.com aol.com icloud.com me.com mac.com proton.me protonmail.com gmx.com gmx.de gmx.net web.de
  t-online.de mail.com mail.ru yandex.ru orange.fr free.fr libero.it uol.com.br zoho.com fastmail.com comcast.net verizon.net
  att.net qq.com 163.com 126.com naver.com`.split(/\s+/),
)

/** Identifies a mailbox, without capitals, dots and all after a plus; `company`: its own domain. Null if it gets no mail. */
export function mailboxOf(email: string): { mailbox: string; company: string | null } | null {
  if (!plainAddress.test(email)) return null
  const [local = '', written = ''] = email.toLowerCase().split('@')
  const domain = aliases[written] ?? written
  const mailbox = `${local.replace(/(?!^)\+.*/, '').replaceAll('.', '')}@${domain}`
  return { mailbox, company: providers.has(domain) ? null : domain }
}
