import localFont from 'next/font/local'

/** Everything but ticket data; one variable file whose width axis carries poster type and text alike. */
export const archivo = localFont({
  src: '../node_modules/@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
  variable: '--font-archivo',
  weight: '100 900',
  declarations: [{ prop: 'font-stretch', value: '62% 125%' }],
  display: 'swap',
})

/** Ticket data: references, dates, specifications. */
export const martianMono = localFont({
  src: '../node_modules/@fontsource-variable/martian-mono/files/martian-mono-latin-wdth-normal.woff2',
  variable: '--font-martian',
  weight: '100 800',
  declarations: [{ prop: 'font-stretch', value: '75% 112.5%' }],
  display: 'swap',
  preload: false,
})
