/** One mistake in a content file: where a marketer has to go, and what to write instead. */
export type Fault = { file: string; line: number; field: string; advice: string }

/** A fault as commands print it: editors and terminals turn its beginning into a link. */
export const inWords = ({ file, line, field, advice }: Fault) => `content/${file}:${line} ${field}: ${advice}`

/** A value in quotes, as it can follow a colon or a dash. */
export const quoted = (value: string) =>
  value.includes("'") ? `"${value.replaceAll('"', '\\"')}"` : `'${value}'`

/** A value as it can follow a colon or a dash; in quotes only where it needs them. */
export const plainly = (value: string) =>
  /^[\s{[\]}@`%&*!|>?,'"#+\d-]|: | #|:$/.test(value) ? quoted(value) : value
