import { useEffect, useState } from 'react'
import type { ArtworkData } from '../../../lib/content/artwork-data.ts'
import { fetchData } from '../../../lib/leads/fetch-data.ts'
import type { AnswerFile, Pin } from '../../../lib/request/page-data.ts'
import type { ProofWords } from '../../request/proof-sheet.tsx'
import { ProofTable } from '../../request/proof-table.tsx'
import { fetchAnswerFile, type Seen } from '../../request/use-open-file.ts'
import { useDesk } from './desk-context.tsx'

type Props = { file: Pick<AnswerFile, 'id' | 'name' | 'kind'>; pins: Pin[] }

/** A proof with the pins that a visitor set on it, as on the visitor's page. */
export function PinnedProof({ file, pins }: Props) {
  const { proof, words } = useDesk()
  const [opened, setOpened] = useState<{ seen: Seen; words: ProofWords } | 'failed'>()
  const { id, name, kind } = file
  useEffect(() => {
    async function fetchProof() {
      const artwork = await fetchData<ArtworkData>('/artwork.json')
      if (!artwork) return setOpened('failed')
      const openedFile = await fetchAnswerFile(
        `/form-submissions/artwork/${id}`,
        { name, kind },
        artwork.worker,
      )
      setOpened({ seen: openedFile, words: { proof, artwork } })
    }
    fetchProof().catch(() => setOpened('failed'))
  }, [id, name, kind, proof])
  if (opened === 'failed') return <p role="alert">{words.answer.pins.failed}</p>
  return opened ? <ProofTable {...opened} pins={pins} /> : <p role="status">{words.answer.pins.fetching}</p>
}
