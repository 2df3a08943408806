import { useEffect, useState } from 'react'
import type { Options } from '../../lib/content/shapes.ts'
import type { Values } from '../../lib/leads/check.ts'
import { sayId, seenAs } from '../../lib/leads/options.ts'
import type { LeadFormState } from './use-lead-form.ts'

/** What was chosen before its option went, of the form as it was posted or of a draft; an option like the others. */
export function useGoneChoice(
  { id: form, choices, typed }: LeadFormState,
  name: string,
): Options | undefined {
  const options = choices[name]
  const [drafted, setDrafted] = useState<Options>()
  useEffect(() => {
    const { [name]: id = '', [seenAs(name)]: words = sayId(id) } = draftOf(form)
    if (id && options && !Object.hasOwn(options, id)) setDrafted({ [id]: words })
  }, [form, name, options])
  const { [name]: posted = '' } = typed
  return posted && options && !Object.hasOwn(options, posted) ? { [posted]: sayId(posted) } : drafted
}

/** What browser/page-script/drafts.ts keeps of a form. */
function draftOf(form: string): Values {
  try {
    return JSON.parse(localStorage.drafts || '{}')[form]?.values ?? {}
  } catch {
    return {}
  }
}
