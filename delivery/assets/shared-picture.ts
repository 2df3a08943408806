import type { Font } from 'fontkit'
import { breakLines, outline } from './poster-type.ts'

const inks =
  '#15171c #ce0058 #0085ca #ffd400 #ce0000 #006f00 #000046 #4a4f5a #767b84 #c9ccc6 #eceeea #ffffff'.split(' ')

/** The picture of a shared link, 1200 x 630: a sheet on the press with the page's title in poster type. */
export function sharedPicture(font: Font, brand: string, title: string): string {
  const size = title.length > 48 ? 96 : 116
  const lines = breakLines(font, title, size, 740)
  const top = 330 - (lines.length * size * 0.92) / 2 + size * 0.8
  const words = lines.map(
    (line, index) =>
      `<path transform="translate(64 ${top + index * size * 0.94})" d="${outline(font, line, size).path}"/>`,
  )
  const bar = inks.map(
    (ink, index) => `<rect x="${index * 100}" y="604" width="100" height="26" fill="${ink}"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
    <rect width="1200" height="630" fill="#fff"/>
    <g style="mix-blend-mode:multiply">
      <circle cx="1030" cy="250" r="230" fill="#ffd400" style="mix-blend-mode:multiply"/>
      <circle cx="1150" cy="420" r="170" fill="#ce0058" style="mix-blend-mode:multiply"/>
      <circle cx="940" cy="470" r="110" fill="#0085ca" style="mix-blend-mode:multiply"/>
    </g>
    <g fill="#15171c">
      <g transform="translate(64 40)" fill="none" stroke="#15171c" stroke-width="4"><circle cx="24" cy="24" r="14"/><path d="M24 0v48M0 24h48"/></g>
      <path transform="translate(128 80)" d="${outline(font, brand, 48).path}"/>
      ${words.join('')}
    </g>
    ${bar.join('')}
  </svg>`
}
