/** Fills in placeholders like `{name}`; what somebody typed shows exactly as typed. */
export const fill = (words: string, values: Record<string, string | number>) =>
  words.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
