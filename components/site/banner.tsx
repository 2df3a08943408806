import type { banner } from '../../lib/content/frame.ts'

type Props = { words: NonNullable<ReturnType<typeof banner>> }

/**
 * A line below the header, in `main`, which the phone's menu makes inert. The page script hides it on devices on which it
 * was closed (delivery/page-script/main.ts).
 */
export const Banner = ({ words: { text, link, close } }: Props) => (
  <aside className="banner" data-screen-only="">
    <p>
      {text} {link && <a href={link.href}>{link.label}</a>}
    </p>
    <button type="button" aria-label={close} className="scripted-only">
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d="M2 2l12 12M14 2 2 14" stroke="currentColor" strokeWidth="2.2" />
      </svg>
    </button>
  </aside>
)
