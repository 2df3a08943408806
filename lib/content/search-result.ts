import { brand } from './brand.ts'
import { text } from './shapes.ts'

/** What the document puts behind the title of every page but the home page. */
export const titleEnding = () => ` | ${brand().name}`

/** Search engines cut what is longer; counted as it is shown, with figures and ending. */
const shown = (most: number, ending = () => '') =>
  text.superRefine((value, context) => {
    const behind = ending()
    const letters = value.length + behind.length
    if (letters <= most) return
    const counted = behind ? `${letters} letters with "${behind}" behind it` : `${letters} letters`
    const message = `has ${counted}; search results show ${most}, so take ${letters - most} away`
    context.addIssue({ code: 'custom', message })
  })

/** The title of the home page, which stands alone. */
export const homeTitle = shown(60)
/** The title of any other page. */
export const pageTitle = shown(60, titleEnding)
export const searchDescription = shown(155)
