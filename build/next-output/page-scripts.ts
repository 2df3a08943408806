/** The inline scripts that Next 16 writes; any other one is a surprise. */
const forms = {
  dataStart: /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(/,
  data: /^self\.__next_f\.push\(\[1,"(.*)"\]\)$/,
  chunksStart: /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(/,
}
const dataScript = /<script>self\.__next_f\.push\(\[1,"(.*?)"\]\)<\/script>/g

/** Joins a page's data, which Next splits at random, so that addresses in it are found and builds are reproducible. */
export function joinPageData(html: string): string {
  const pieces = [...html.matchAll(dataScript)].map(([, piece = '']) => piece)
  let piecesLeft = pieces.length
  const whole = `<script>self.__next_f.push([1,"${pieces.join('')}"])</script>`
  return html.replace(dataScript, () => (--piecesLeft ? '' : whole))
}

/**
 * Takes Next's scripts out of a prerendered page; the site's own, which have an id, stay.
 * @returns the page without them, the addresses of its files, and one text equivalent to its inline scripts
 * @throws Error when the page differs from the output of the known version of Next
 */
export function extractScripts(html: string): { html: string; sources: string[]; inline: string } {
  const sources = new Set<string>()
  const inline: string[] = []
  const without = html
    .replace(/<script\b([^>]*)>([\s\S]*?)<\/script>/g, (tag, attributes: string, text: string) => {
      const source = / src="([^"]+)"/.exec(attributes)?.[1]
      if (source === undefined) {
        const next = nextInline(text)
        if (next) inline.push(next)
        else if (/ id="/.test(attributes)) return tag
        else throw new Error(`unknown inline script: ${text.slice(0, 80)}`)
      } else if (!/^\/_next\/static\/chunks\/[^\s&]+$/.test(source)) {
        throw new Error(`unknown script ${source}`)
      } else if (!/\bnoModule\b/i.test(attributes)) {
        // The others are the polyfill for browsers without modules.
        sources.add(source)
      }
      return ''
    })
    .replace(/<link\b[^>]*\bas="script"[^>]*>/g, '')
  if (!sources.size) throw new Error('the page has no scripts')
  if (!inline.some((text) => forms.dataStart.test(text))) throw new Error('the page has no data for React')
  return { html: without, sources: [...sources], inline: inline.join(';\n') }
}

/** @returns the text of one of Next's inline scripts, for a file; undefined for any other */
function nextInline(text: string): string | undefined {
  const data = forms.data.exec(text)?.[1]
  // A file needs no escaping for HTML.
  if (data !== undefined) return `self.__next_f.push([1,${JSON.stringify(JSON.parse(`"${data}"`))}])`
  return forms.dataStart.test(text) || forms.chunksStart.test(text) ? text : undefined
}
