/**
 * The one address in a text that a mail program, a link or a sentence wraps, as `Ada <ada@example.com>,`.
 * @param typed on one line, in narrow letters; a text without one address comes back trimmed of its wrapping
 */
export function extractEmail(typed: string): string {
  const text = typed.replace(/[。｡]/g, '.')
  const named = [...text.matchAll(/<([^<>@]*@[^<>]*)>/g)]
  const found = (named.length === 1 && named[0]?.[1]) || text
  const linked = /^mailto:([^?]*)/i.exec(found)?.[1]?.replace(/%(2b|40)/gi, decodeURIComponent)
  const bare = (linked ?? found)
    .replace(/^[\p{L}\p{M}-]+ ?:/u, '')
    .replace(/(.) ?\([^()]{0,200}\)$/, '$1')
    .replace(/ ?@ ?/, '@')
    .replace(/^[\s"'`“„«‘([{<,;:*|]{1,20}/, '')
    .replace(/[\s"'`”“’»)\]}>,;:.!?*_/\\|…-]{1,20}$/, '')
  return toAsciiDomain(bare)
}

/** Mail programs need a domain in ASCII. It is left as typed if it is none. */
function toAsciiDomain(address: string): string {
  const [, before, domain] = /^(.*@)([\p{L}\p{M}\p{N}.\u200c\u200d-]+)$/u.exec(address) ?? []
  if (!domain || /^[\w.-]+$/.test(domain)) return address
  try {
    return before + new URL(`http://${domain}`).hostname
  } catch {
    return address
  }
}
