// How typed text is stored: one rule for the browser, the site and the function.

/** Invisible characters: direction marks, zero-width spaces. Not the joiners of emoji and many scripts, nor tags of flags. */
const unseen = /[^\P{Cf}\u200c\u200d\u{e0020}-\u{e007f}]/gu

/** On one line, in the order of typing. */
export const oneLine = (text: string) =>
  text
    .replace(unseen, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()

/** Without visible changes: PostgreSQL refuses NUL and lone surrogates, which would lose a customer. */
const plain = (text: string) => text.toWellFormed().replaceAll('\0', '').trim()

/** In narrow letters and digits, without joiners: a Japanese keyboard types wide ones. */
const narrow = (text: string) => oneLine(plain(text).normalize('NFKC'))

/** The one address in a text that a mail program, a link or a sentence wraps. */
function address(typed: string): string {
  const text = narrow(typed).replace(/[。｡]/g, '.')
  const named = [...text.matchAll(/<([^<>@]*@[^<>]*)>/g)]
  const found = (named.length === 1 && named[0]?.[1]) || text
  const linked = /^mailto:([^?]*)/i.exec(found)?.[1]?.replace(/%(2b|40)/gi, decodeURIComponent)
  const bare = (linked ?? found)
    .replace(/^[\p{L}\p{M}-]+ ?:/u, '')
    .replace(/(.) ?\([^()]{0,200}\)$/, '$1')
    .replace(/ ?@ ?/, '@')
    .replace(/^[\s"'`“„«‘([{<,;:*|]{1,20}/, '')
    .replace(/[\s"'`”“’»)\]}>,;:.!?*_/\\|…-]{1,20}$/, '')
  return mailable(bare)
}

/** Mail programs need a domain in ASCII. It is left as typed if it is none. */
function mailable(address: string): string {
  const [, before, domain] = /^(.*@)([\p{L}\p{M}\p{N}.\u200c\u200d-]+)$/u.exec(address) ?? []
  if (!domain || /^[\w.-]+$/.test(domain)) return address
  try {
    return before + new URL(`http://${domain}`).hostname
  } catch {
    return address
  }
}

const number = (typed: string) => narrow(typed).replace(/^(tel|callto|sms):/i, '')

const ways: Record<string, (typed: string) => string> = { email: address, phone: number, date: narrow }

/** @param kind of the field, as in contract.json */
export const storable = (typed: string, kind = '') => (ways[kind] ?? plain)(typed)
