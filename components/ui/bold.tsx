import type { ReactNode } from 'react'

/** Wraps every second part in an element. */
const between = (parts: string[], wrap: (part: string, key: number) => ReactNode) =>
  parts.map((part, index) => (index % 2 ? wrap(part, index) : part))

/** A sentence with its words between asterisks set in bold. A number stays on the line of the word before it. */
export const bold = (sentence: string) =>
  between(sentence.replace(/ (?=\d)/g, '\u00a0').split('*'), (part, key) => <b key={key}>{part}</b>)

const compound = /(?<![\p{L}\d])((?:\p{Lu}{1,4}|\d{1,9})(?:[-–][\p{L}\d]{1,12}){1,4}%?)(?![\p{L}\d])/u

/** A number and its unit, and both sides of a size. */
const measure =
  /(?<=\d) (?=(?:in|oz|L|W|ft|mAh|cm|mm|g|km|miles|pulg|pies|millas)(?![\p{L}]))| (?=× )|(?<=×) /gu

/** Compounds such as "T-shirt", "USB-C" and "7-inch", references, spans such as "24–48" and measures stay on one line if they fit. */
export const keepTogether = (text: string) =>
  between(text.replace(measure, '\u00a0').split(compound), (part, key) => <Whole key={key}>{part}</Whole>)

const Whole = ({ children }: { children: string }) => <span className="inline-block">{children}</span>
