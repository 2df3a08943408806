import type { Font } from 'fontkit'
import { inks } from '../../lib/pictures/inks.ts'
import { breakLines, outline } from './poster-type.ts'

/** The color bar, from left to right. */
const barInks =
  'key rubine blue yellow rubine-yellow blue-yellow rubine-blue slate field rule board sheet'.split(' ')

/** The picture of a shared link, 1200 x 630: a sheet on the press with the page's title in poster type. */
export function sharedPicture(font: Font, brand: string, title: string): string {
  const size = title.length > 48 ? 96 : 116
  const lines = breakLines(font, title, size, 740)
  const top = 330 - (lines.length * size * 0.92) / 2 + size * 0.8
  const words = lines.map(
    (line, index) =>
      `<path transform="translate(64 ${top + index * size * 0.94})" d="${outline(font, line, size).path}"/>`,
  )
  const all = inks()
  const { key, rubine, blue, yellow, sheet } = all
  const bar = barInks.map(
    (ink, index) => `<rect x="${index * 100}" y="604" width="100" height="26" fill="${all[ink]}"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
    <rect width="1200" height="630" fill="${sheet}"/>
    <g style="mix-blend-mode:multiply">
      <circle cx="1030" cy="250" r="230" fill="${yellow}" style="mix-blend-mode:multiply"/>
      <circle cx="1150" cy="420" r="170" fill="${rubine}" style="mix-blend-mode:multiply"/>
      <circle cx="940" cy="470" r="110" fill="${blue}" style="mix-blend-mode:multiply"/>
    </g>
    <g fill="${key}">
      <g transform="translate(64 40)" fill="none" stroke="${key}" stroke-width="4"><circle cx="24" cy="24" r="14"/><path d="M24 0v48M0 24h48"/></g>
      <path transform="translate(128 80)" d="${outline(font, brand, 48).path}"/>
      ${words.join('')}
    </g>
    ${bar.join('')}
  </svg>`
}
