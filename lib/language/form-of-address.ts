/** Words that address somebody as tú; only verbs that cannot mean anything else in their place. */
const friendly =
  /(?<!\p{L})(?:tú|tus?|ti|contigo|tuy[oa]s?|puedes|quieres|necesitas|tienes|debes|eliges|recibes|pides|prefieres|haz|(?:dí|cuénta|escríbe|lláma|envía|mánda|píde|avísa)(?:nos|me|lo|la))(?!\p{L})|(?<=^|[.!?:] |[¿¡])(?:elige|escoge|escribe|descubre|pide|mira|vuelve)(?!\p{L})/iu

/** The fault of a text in Spanish that calls visitors tú. */
export function faultOfAddress(text: string): string | undefined {
  const [said] = friendly.exec(text) ?? []
  return said && `says "${said}" to visitors, whom other sentences call usted; write it so, too`
}
