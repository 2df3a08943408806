import type { Block } from '../../lib/content/pages.ts'
import { ExternalLink } from '../ui/external-link.tsx'
import { Row } from './row.tsx'

/** Where to read on, here or elsewhere. */
export function Links({ id, words: { heading, list } }: { id: string; words: Block<'links'> }) {
  return (
    <Row id={id} heading={heading}>
      <ul role="list" className="grid gap-3 text-[17px]">
        {list.map(({ label, href }) => (
          <li key={href}>
            {href.startsWith('/') ? (
              <a href={href} className="text-link">
                {label}
              </a>
            ) : (
              <ExternalLink href={href} className="text-link">
                {label}
              </ExternalLink>
            )}
          </li>
        ))}
      </ul>
    </Row>
  )
}
