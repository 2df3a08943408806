/** A sentence with its words between asterisks set in bold. */
export const bold = (sentence: string) =>
  sentence.split('*').map((part, index) => (index % 2 ? <b key={index}>{part}</b> : part))
