import { brand } from './brand.ts'
import { text } from './shapes.ts'

/** Ends the title of every page but the home page. */
export const titleEnding = () => ` | ${brand().name}`

/** Search engines cut off anything longer; counted as shown, with figures and ending. */
const shown = (most: number, ending = () => '') =>
  text.superRefine((value, context) => {
    const behind = ending()
    const letters = value.length + behind.length
    if (letters <= most) return
    const counted = behind ? `${letters} letters with "${behind}" behind it` : `${letters} letters`
    const message = `has ${counted}; search results show ${most}, so take ${letters - most} away`
    context.addIssue({ code: 'custom', message })
  })

/** The home page's title, without ending. */
export const homeTitle = shown(60)
export const pageTitle = shown(60, titleEnding)
export const searchDescription = shown(155)
