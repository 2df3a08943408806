'use client'

import type { FramedWidget } from '../../lib/content/widgets.ts'
import { ExternalLink } from '../ui/external-link.tsx'
import { useVendorFrame } from './use-vendor-frame.ts'

type Props = { widget: FramedWidget; begin: 'asking' | 'calling' }

/** Allows scripts and forms on the vendor's page, in its own origin; it cannot access or replace ours. */
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox'

/** Asks for consent, then shows the vendor's page, or a plain link and an e-mail address if that fails to load. */
export function VendorFrame({ widget, begin }: Props) {
  const { state, calling, eager, frame, agree, loaded } = useVendorFrame(widget, begin)
  const { words, url, email } = widget

  if (state === 'asking')
    return (
      <div className="@container p-5 md:p-7">
        <div className="grid items-center gap-x-8 gap-y-5 @3xl:grid-cols-[minmax(0,1fr)_auto]">
          <div className="max-w-[60ch]">
            <p className="text-2 md:text-3">{words.ask}</p>
            <p className="type-small mt-2 text-slate max-md:text-1">{words.remembered}</p>
          </div>
          {/* Without script it leads to the vendor's own page. */}
          <a
            href={url}
            rel="noopener noreferrer"
            data-late=""
            onClick={agree}
            className="button button-key justify-self-start"
          >
            {words.start}
          </a>
        </div>
      </div>
    )
  return (
    <div className="vendor-frame">
      <p role="status" className="vendor-status">
        {calling && words.calling}
        {state === 'blocked' && words.blocked}
        {eager && <span className="vendor-blocked">{words.blocked}</span>}
      </p>
      {state !== 'blocked' && (
        <iframe
          ref={frame}
          src={url}
          title={words.title}
          sandbox={sandbox}
          referrerPolicy="strict-origin"
          onLoad={loaded}
          data-eager={eager ? widget.ready : undefined}
        />
      )}
      <p className="flex flex-wrap gap-x-5 px-5 py-2 text-2 md:px-7">
        <ExternalLink href={url} className="text-link">
          {words.link}
        </ExternalLink>
        <a href={`mailto:${email}`} className="text-link">
          {words.mail}
        </a>
      </p>
    </div>
  )
}
