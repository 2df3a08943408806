import { useLayoutEffect, useState } from 'react'
import type { Options } from '../../lib/content/shapes.ts'
import { idAsWords, shownWordsField } from '../../lib/leads/options.ts'
import { readDraft } from './key-of-draft.ts'
import type { LeadFormState } from './use-lead-form.ts'

/** The choice whose option has gone since, in a posted form or a draft; shown as an option like the others. */
export function useGoneChoice(
  { id: form, choices, typed }: LeadFormState,
  name: string,
): Options | undefined {
  const options = choices[name]
  const [drafted, setDrafted] = useState<Options>()
  // Before a press that waited for React is repeated.
  useLayoutEffect(() => {
    const { [name]: id = '', [shownWordsField(name)]: words = idAsWords(id) } = readDraft(form)
    if (id && options && !Object.hasOwn(options, id)) setDrafted({ [id]: words })
  }, [form, name, options])
  const { [name]: posted = '' } = typed
  return posted && options && !Object.hasOwn(options, posted) ? { [posted]: idAsWords(posted) } : drafted
}
