import { PlainAnswer } from '../../../components/artwork/plain-answer.tsx'
import { artwork } from '../../../lib/content/artwork.ts'

export const generateMetadata = () => ({ title: artwork().plain.lost.heading, robots: { index: false } })

/** Answers files that were sent without script. */
export default function NotArrivedPage() {
  return <PlainAnswer {...artwork().plain.lost} />
}
