import type { banner } from '../../lib/content/frame.ts'

type Props = { words: NonNullable<ReturnType<typeof banner>> }

/** Lines in `main`, which the phone's menu makes inert. Once closed, the page script hides them on that device. */
export const Banner = ({ words: { notices, close } }: Props) => (
  <aside
    className="banner gap-5 items-center justify-between px-gutter ruled-b bg-yellow text-2 leading-control"
    data-screen-only=""
  >
    <div>
      {notices.map(({ text, link }) => (
        <p className="py-3" key={text}>
          <span>{text}</span>{' '}
          {link && (
            <a className="font-label underline underline-offset-3" href={link.href}>
              {link.label}
            </a>
          )}
        </p>
      ))}
    </div>
    <button
      type="button"
      aria-label={close}
      className="scripted-only flex flex-none items-center justify-end w-control-small h-control-small"
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d="M2 2l12 12M14 2 2 14" stroke="currentColor" strokeWidth="2.2" />
      </svg>
    </button>
  </aside>
)
