/** A sentence with its words between asterisks set in bold. A number stays on the line of the word before it. */
export const bold = (sentence: string) =>
  sentence
    .replace(/ (?=\d)/g, '\u00a0')
    .split('*')
    .map((part, index) => (index % 2 ? <b key={index}>{part}</b> : part))
