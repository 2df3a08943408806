import { useRef, useState } from 'react'
import { saveTicket } from '../../../lib/staff/desk/save.ts'
import { askForArtwork } from '../../../lib/staff/desk/ask-for-artwork.ts'
import type { AskResult, Changes, SaveResult } from '../../../lib/staff/desk/save-result.ts'
import type { Ticket } from '../../../lib/staff/desk/ticket.ts'
import { tellChanged } from './use-news.ts'

export type Saving = {
  state: 'idle' | 'saving' | 'notAsked' | SaveResult['state']
  /** What was to be saved when a colleague was first. */
  wanted?: Changes
  question?: string
  by?: string
}
const idle: Saving = { state: 'idle' }

/**
 * Saves changes of one ticket, one at a time. A connection that breaks is an answer too, and loses nothing that was typed.
 * @param onSaved gets the ticket as it is stored now
 */
export function useSave(
  ticket: Ticket,
  onSaved: (ticket: Ticket, changes: Changes) => void,
  onEnded: () => void,
) {
  const [saving, setSaving] = useState<Saving>(idle)
  const busy = useRef(false)

  /** @param over what the page shows, which is what is compared; a save over a colleague's compares with theirs */
  async function save(changes: Changes, over: Ticket = ticket): Promise<boolean> {
    if (busy.current) return false
    busy.current = true
    setSaving({ state: 'saving' })
    const { status, owner, spam } = over
    const result = await saveTicket({ id: ticket.id, changes, shown: { status, owner, spam } }).catch(
      (): SaveResult => ({ state: 'failed' }),
    )
    busy.current = false
    if (result.state === 'conflict') {
      setSaving({ state: 'conflict', wanted: changes, question: result.question, by: result.by })
      onSaved(result.ticket, {})
      return false
    }
    setSaving({ state: result.state })
    if (result.state === 'refused') onEnded()
    if ('ticket' in result) onSaved(result.ticket, result.state === 'saved' ? changes : {})
    if (result.state === 'saved') tellChanged()
    return result.state === 'saved'
  }
  /** Opens a mail with a new link for the visitor. */
  async function ask(template: string): Promise<boolean> {
    if (busy.current) return false
    busy.current = true
    const { reference } = ticket
    const result = await askForArtwork({ reference, template }).catch((): AskResult => ({
      state: 'notAsked',
    }))
    busy.current = false
    if (result.state === 'asked') location.assign(result.href)
    else setSaving({ state: result.state })
    if (result.state === 'refused') onEnded()
    return result.state === 'asked'
  }
  return { saving, save, ask, settle: () => setSaving(idle) }
}
