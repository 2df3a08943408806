import { hashedFiles } from '../../next-output/addresses.ts'

type Rules = Record<'createScriptURL' | 'createHTML', (text: string) => string | null>
/** Not in TypeScript's own list of what a window has. */
type Trusting = { trustedTypes?: { createPolicy: (name: string, rules: Rules) => void } }

// A script comes from our own build, and React alone writes HTML from text: the script elements of a page that it draws anew
// because it finds it changed, as by an extension. The browser does not run them again. The page script comes after the loader in
// the element that they share.
try {
  ;(window as Trusting).trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (url.startsWith(hashedFiles) ? url : null),
    createHTML: (html) =>
      html == '<script></script>' || [...document.scripts].some(({ text }) => text.endsWith(html))
        ? html
        : null,
  })
} catch {
  // An extension has set its own rules.
}
