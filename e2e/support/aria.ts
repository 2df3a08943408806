import { leadForms } from '../../lib/content/lead-forms.ts'

/** An entry of an accessibility snapshot: role, exact name and states. Quoted, as names may hold any character. */
export const named = (role: string, name: string, states = '') =>
  JSON.stringify(`${role} ${JSON.stringify(name)}${states}`)

type Kinds = Record<'lists' | 'required' | 'invalid', readonly string[]>

/** A snapshot of a form's fields in order; each label says whether the field is required. */
export function fieldsSnapshot(
  fields: Record<string, { label: string }>,
  order: readonly string[],
  { lists, required, invalid }: Kinds,
) {
  const words = leadForms()
  const entries = order.map((name) =>
    named(
      lists.includes(name) ? 'combobox' : 'textbox',
      `${fields[name]?.label} ${required.includes(name) ? words.required : words.optional}`,
      ` [invalid=${invalid.includes(name)}]`,
    ),
  )
  return entries.map((entry) => `- ${entry}`).join('\n')
}
