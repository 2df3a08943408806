const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The mistakes as a page of their own, for a time at which there is no site yet. */
export const mistakePage = (
  mistakes: string[],
) => `<!doctype html><meta charset="utf-8"><title>content/</title>
<body style="font:16px/1.5 system-ui;margin:3rem auto;max-width:60rem;padding:0 1rem">
<h1>${mistakes.length === 1 ? 'A mistake' : `${mistakes.length} mistakes`} in content/</h1>
<ul>${mistakes.map((mistake) => `<li><code>${escaped(mistake)}</code>`).join('')}</ul>
<p>The site starts when this is mended.`
