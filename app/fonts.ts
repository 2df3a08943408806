import localFont from 'next/font/local'

// build/assets/subset-fonts.ts makes the files before each build.

/** Everything except ticket data; one variable file, whose width axis serves posters and text. */
const archivo = localFont({
  src: './fonts/built/archivo.woff2',
  variable: '--font-archivo',
  weight: '400 900',
  declarations: [{ prop: 'font-stretch', value: '62% 100%' }],
  display: 'swap',
  // The fallback comes after `archivoMore` in the list of fonts (globals.css), so it cannot belong to either.
  adjustFontFallback: false,
})

/** Letters of other languages, and of what visitors type. */
const archivoMore = localFont({
  src: './fonts/built/archivo-more.woff2',
  variable: '--font-archivo-more',
  weight: '400 900',
  declarations: [
    { prop: 'font-stretch', value: '62% 100%' },
    { prop: 'unicode-range', value: 'U+A0-17F, U+2010-2044' },
  ],
  display: 'swap',
  adjustFontFallback: false,
  preload: false,
})

/** Ticket data: references, dates, specifications. */
const martianMono = localFont({
  src: './fonts/built/martian-mono.woff2',
  variable: '--font-martian',
  weight: '400 700',
  declarations: [{ prop: 'font-stretch', value: '85% 100%' }],
  display: 'swap',
  preload: false,
})

/** Letters of other languages. */
const martianMonoMore = localFont({
  src: './fonts/built/martian-mono-more.woff2',
  variable: '--font-martian-more',
  weight: '400 700',
  declarations: [
    { prop: 'font-stretch', value: '85% 100%' },
    { prop: 'unicode-range', value: 'U+A0-17F, U+2010-2044' },
  ],
  display: 'swap',
  adjustFontFallback: false,
  preload: false,
})

/** The classes that name them in the stylesheet. */
export const fonts = [archivo, archivoMore, martianMono, martianMonoMore]
  .map(({ variable }) => variable)
  .join(' ')
