import { useState } from 'react'
import { isLine } from '../../../lib/quotes/order-lines.ts'
import type { OrderLine } from '../../../lib/request/page-data.ts'
import type { Ticket } from '../../../lib/staff/desk/show-ticket.ts'
import type { ProofMark } from '../../../lib/staff/submission.ts'
import { TextButton } from './controls.tsx'
import { useDesk } from './desk-context.tsx'
import type { Files, StoredFile } from './use-files.ts'

type Props = {
  file: StoredFile
  files: Files
  ticket: Ticket
  disabled: boolean
  onFailed: () => void
}

/** Makes a PDF or picture a proof to approve: what it is for, what changed since the last, and its last day. */
export function ProofFields({ file, files, ticket: { orderLines, proofDay }, disabled, onFailed }: Props) {
  const { proof: words } = useDesk().words.answer.files
  const [typed, setTyped] = useState<ProofMark>(
    file.proof ?? { for: '', changed: '', lines: orderLines.map(bare), by: proofDay || null },
  )
  if (file.state === 'begun' || !['pdf', 'png', 'jpeg'].includes(file.kind)) return null
  if (files.locked.includes(file.name) && !file.proof)
    return <p className="basis-full order-1">{words.locked}</p>
  const mark = (proof: ProofMark | null) => void files.mark({ file: file.id, proof }).catch(onFailed)
  if (!file.proof)
    return (
      <TextButton disabled={disabled} onClick={() => mark(typed)}>
        {words.mark}
      </TextButton>
    )
  const write = (part: Partial<ProofMark>) => {
    const proof = { ...typed, ...part }
    setTyped(proof)
    files.type({ file: file.id, proof }, onFailed)
  }
  return (
    <fieldset disabled={disabled} className="basis-full order-2 grid gap-3 min-w-0">
      {orderLines.length > 0 ? (
        <fieldset className="grid gap-1">
          <legend className="type-label">{words.for}</legend>
          {orderLines.map((line) => (
            <label key={`${line.quote} ${line.line}`} className="flex gap-2 items-baseline">
              <input
                type="checkbox"
                checked={typed.lines.some(isLine(line))}
                onChange={({ target: { checked } }) => {
                  const others = typed.lines.filter((one) => !isLine(line)(one))
                  write({ lines: checked ? [...others, bare(line)] : others })
                }}
              />
              <bdi>{line.text}</bdi>
            </label>
          ))}
        </fieldset>
      ) : (
        <label className="grid gap-1">
          <span className="type-label">{words.for}</span>
          <input
            className="desk-field w-full"
            dir="auto"
            maxLength={200}
            value={typed.for}
            onChange={({ target }) => write({ for: target.value })}
          />
        </label>
      )}
      <label className="grid gap-1">
        <span className="type-label">{words.changed}</span>
        <textarea
          className="desk-field w-full"
          rows={2}
          dir="auto"
          maxLength={1000}
          value={typed.changed}
          onChange={({ target }) => write({ changed: target.value })}
        />
      </label>
      <label className="grid gap-1 justify-items-start">
        <span className="type-label">{words.by}</span>
        <input
          className="desk-field"
          type="date"
          value={typed.by ?? ''}
          onChange={({ target }) => write({ by: target.value || null })}
        />
      </label>
      <TextButton className="justify-self-start" onClick={() => mark(null)}>
        {words.unmark}
      </TextButton>
    </fieldset>
  )
}

const bare = ({ quote, line }: OrderLine) => ({ quote, line })
