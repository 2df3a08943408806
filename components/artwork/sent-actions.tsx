import type { Item, Sender } from '../../lib/artwork/sending/sender.ts'
import { mailLink } from '../../lib/leads/mail-link.ts'
import { FileButton } from './file-button.tsx'
import type { ArtworkData } from './artwork-data.ts'

type Props = { item: Item; name: string; sender: Sender; reference: string; words: ArtworkData }

/** What can be done about a file on its way. */
export function SentActions({ item: { id, state, reason }, name, sender, reference, words }: Props) {
  const { sending, actions } = words
  if (state === 'sending') return <p className="sent-actions">{link(sending.pause, sender.pause)}</p>
  if (state !== 'paused' && state !== 'failed') return null
  const { subject, line } = sending.letter
  const letter = mailLink(words.email, subject.replace('{reference}', reference), [
    line.replace('{name}', () => name),
  ])
  // Sent again as it is, one that was refused is refused again.
  const mayPass = reason === 'lost' || reason === 'full'
  return (
    <p className="sent-actions">
      {state === 'paused' && link(sending.goOn, sender.goOn)}
      {state === 'failed' && mayPass && link(sending.again, () => sender.again(id))}
      {state === 'failed' && !mayPass && reason !== 'expired' && (
        <FileButton
          label={actions.replace}
          said={actions.replaceLabel.replace('{name}', () => name)}
          onFile={(file) => sender.replace(id, file)}
        />
      )}
      <a className="text-link" href={letter}>
        {words.mail}
      </a>
    </p>
  )
}

const link = (label: string, onClick: () => void) => (
  <button type="button" className="text-link" onClick={onClick}>
    {label}
  </button>
)
