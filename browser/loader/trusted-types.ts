import { hashedFiles } from '../../build/next-output/addresses.ts'

type Rules = Record<'createScriptURL' | 'createHTML', (text: string) => string | null>
/** Missing in TypeScript's own Window type. */
type Trusting = { trustedTypes?: { createPolicy: (name: string, rules: Rules) => void } }

// Scripts come from our own build. Only React writes HTML from text, for the script elements of a page that it
// redraws, e.g. after an extension changed it; the browser does not run them again. endsWith, as the page script
// follows the loader in their shared element.
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
