'use client'

import { createContext, useContext } from 'react'
import type { Options } from '../../../lib/content/shapes.ts'
import type { SubmissionsWords, DeskWords } from '../../../lib/content/desk.ts'
import type { RequestPageWords } from '../../../lib/content/request-page.ts'
import type { View } from '../../../lib/staff/desk/statuses.ts'
import type { FilterChoices } from '../../../lib/staff/list-address.ts'
import type { ListState } from '../../../lib/staff/list-state.ts'

export type DeskFacts = {
  words: DeskWords
  cardWords: Pick<SubmissionsWords, 'reach' | 'statuses' | 'kinds' | 'filter' | 'notGiven' | 'spamStatus'>
  /** Possible owners: nobody first, then all staff by user_id. */
  owners: { value: string; label: string }[]
  choices: FilterChoices
  /** Each form's event types, by id. */
  eventTypes: Record<string, Options>
  /** The words of a proof's table on the visitor's page. */
  proof: RequestPageWords['proof']
  /** A quote's sentences about tax, by id. */
  taxes: Options
  /** The reader's text instead of a download; '' for managers. */
  refusal: string
  /** The reader's user_id. */
  me: string
  state: ListState
  view: View
}

const Context = createContext<DeskFacts | null>(null)
export const DeskProvider = Context.Provider

export function useDesk(): DeskFacts {
  const facts = useContext(Context)
  if (!facts) throw new Error('outside of the desk')
  return facts
}
