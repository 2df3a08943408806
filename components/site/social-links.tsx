import clsx from 'clsx'
import type { FrameWords } from '../../lib/content/frame.ts'
import { ExternalLink } from '../ui/external-link.tsx'

const shapes = {
  LinkedIn:
    'M1 6.2h3.4V17H1zM2.7 1a2 2 0 110 4 2 2 0 010-4zM6.6 6.2h3.2v1.5c.5-.9 1.6-1.8 3.3-1.8 3.4 0 4 2.2 4 5.2V17h-3.4v-5.2c0-1.3 0-2.8-1.7-2.8s-2 1.3-2 2.7V17H6.6z',
  Facebook:
    'M10.4 18v-8.2h2.8l.4-3.2h-3.2V4.5c0-.9.3-1.6 1.6-1.6h1.7V.1C13.4.1 12.4 0 11.3 0 8.8 0 7.1 1.5 7.1 4.2v2.4H4.3v3.2h2.8V18z',
  Instagram:
    'M5.4.35h7.2a5.05 5.05 0 015.05 5.05v7.2a5.05 5.05 0 01-5.05 5.05H5.4A5.05 5.05 0 01.35 12.6V5.4A5.05 5.05 0 015.4.35zm0 1.7A3.35 3.35 0 002.05 5.4v7.2a3.35 3.35 0 003.35 3.35h7.2a3.35 3.35 0 003.35-3.35V5.4a3.35 3.35 0 00-3.35-3.35zM9 4.55a4.45 4.45 0 110 8.9 4.45 4.45 0 010-8.9zm0 1.7a2.75 2.75 0 100 5.5 2.75 2.75 0 000-5.5zM13.3 3.6a1.1 1.1 0 110 2.2 1.1 1.1 0 010-2.2z',
  YouTube:
    'M3.4 3h11.2A3.2 3.2 0 0117.8 6.2v5.6a3.2 3.2 0 01-3.2 3.2H3.4a3.2 3.2 0 01-3.2-3.2V6.2A3.2 3.2 0 013.4 3zM7.2 6v6l5.1-3z',
  TikTok:
    'M9.4 1h2.8a4.3 4.3 0 003.8 3.8v2.8a7 7 0 01-3.8-1.2v5.9a4.9 4.9 0 11-4.9-4.9l.7.1v2.9a2.1 2.1 0 101.4 1.9z',
  X: 'M.9 1.2h5l4.2 5.7 5-5.7h1.9l-6 6.9 6.6 8.9h-5L8 10.7 2.5 17H.6l6.5-7.5zM3.6 2.7l9.7 12.900h1.200L4.9 2.7z',
}

type Props = { words: FrameWords; className?: string; linkClassName?: string }

export function SocialLinks({ words, className, linkClassName }: Props) {
  return (
    <ul role="list" aria-label={words.navigation.socialLabel} className={className}>
      {words.brand.social.map(({ network, href }) => (
        <li key={network}>
          <ExternalLink
            href={href}
            label={network}
            arrow={false}
            className={clsx(
              'grid h-control-small place-items-center hover:bg-yellow hover:text-key',
              linkClassName,
            )}
          >
            <svg viewBox="0 0 18 18" width="18" height="18" fill="currentColor" aria-hidden="true">
              <path fillRule="evenodd" d={shapes[network]} />
            </svg>
          </ExternalLink>
        </li>
      ))}
    </ul>
  )
}
