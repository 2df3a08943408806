import { PlainAnswer } from '../../../components/artwork/plain-answer.tsx'
import { artwork } from '../../../lib/content/artwork.ts'

export const generateMetadata = () => ({ title: artwork().plain.arrived.heading, robots: { index: false } })

/** Answers files that were sent without script. */
export default function ArrivedPage() {
  return <PlainAnswer {...artwork().plain.arrived} />
}
