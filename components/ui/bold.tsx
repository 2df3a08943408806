/** Compounds such as "full-color" and spans such as "24–48" stay on one line, if it has room. */
export const whole = (text: string) =>
  text.split(/(?<![\p{L}\d])([\p{L}\d]{1,9}[-–][\p{L}\d]{1,12})(?![\p{L}\d])/u).map((part, index) =>
    index % 2 ? (
      <span key={index} className="inline-block">
        {part}
      </span>
    ) : (
      part
    ),
  )

/** A sentence with its words between asterisks set in bold. A number stays on the line of the word before it. */
export const bold = (sentence: string) =>
  sentence
    .replace(/ (?=\d)/g, '\u00a0')
    .split('*')
    .map((part, index) => (index % 2 ? <b key={index}>{part}</b> : part))
