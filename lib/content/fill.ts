/** Words with their places, `{name}`, filled in; what somebody typed shows as it was typed. */
export const fill = (words: string, values: Record<string, string | number>) =>
  words.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
