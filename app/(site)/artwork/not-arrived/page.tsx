import { PlainAnswer } from '../../../../components/artwork/plain-answer.tsx'
import { artwork } from '../../../../lib/content/artwork.ts'
import { frameWords } from '../../../../lib/content/frame.ts'

export const generateMetadata = () => ({ title: artwork().plain.lost.heading, robots: { index: false } })

/** Answers files sent without script. */
export default function NotArrivedPage() {
  return <PlainAnswer frame={frameWords()} words={artwork().plain} said="lost" />
}
