import type { FrameWords } from '../../lib/content/frame.ts'
import { ColorBar } from '../ui/color-bar.tsx'
import { WithdrawConsent } from '../widgets/withdraw-consent.tsx'
import { AskLink } from './ask-link.tsx'
import { LanguageLinks } from './language-links.tsx'
import { OwnRequestsLink } from './menus.tsx'
import { SocialLinks } from './social-links.tsx'

type Props = { words: FrameWords }

function ContactDetails({ words }: Props) {
  const { phone, email, address } = words.brand
  const line =
    'col-span-full flex min-h-control-small items-center text-6 leading-control font-head x-tight no-underline hover:underline md:text-5'
  return (
    <address className="col-span-full grid grid-cols-[1fr_auto] items-center not-italic lg:col-span-1 lg:block">
      <a href={`tel:${phone.number}`} className={line}>
        {phone.label}
      </a>
      <a href={`mailto:${email}`} className={line}>
        {email}
      </a>
      <p className="text-3 whitespace-pre-line text-balance text-text-on-key lg:mt-4">
        {[address.street, address.city].filter(Boolean).join('\n')}
      </p>
      <SocialLinks words={words} className="-mr-4 flex lg:mt-5 lg:-ml-4" linkClassName="w-control-small" />
    </address>
  )
}

/** The name across the sheet, as a printer's die line cut by the foot; the longer it is, the lower its letters. */
function Wordmark({ name }: { name: string }) {
  const size = Math.min(420, Math.round(2310 / name.length))
  const bearing = Math.round(size * 0.079)
  return (
    <svg
      id="wordmark"
      viewBox={`0 0 1324 ${Math.round(size * 0.93)}`}
      aria-hidden="true"
      className="mt-3 block h-auto w-full overflow-clip"
    >
      <text
        x={-bearing}
        y={Math.round(size * 0.806)}
        textLength={1324 + bearing}
        lengthAdjust="spacingAndGlyphs"
        fontSize={size}
        vectorEffect="non-scaling-stroke"
      >
        {name}
      </text>
    </svg>
  )
}

export function Footer({ words }: Props) {
  const { name, tagline } = words.brand
  const { lists, claim, small } = words.footer
  return (
    <footer className="on-key overflow-hidden bg-key text-sheet">
      <div className="wrap">
        <div
          id="footer-lists"
          className="grid grid-cols-2 gap-x-5 gap-y-6 pt-8 pb-4 sm:grid-cols-4 md:py-9 lg:grid-cols-[4fr_repeat(4,2.2fr)]"
        >
          <ContactDetails words={words} />
          {lists.map(({ title, links }, index) => (
            <nav
              key={title}
              aria-labelledby={`footer-${index}`}
              className="group max-md:border-t max-md:border-slate max-md:pt-4 last:col-span-2"
            >
              <h2 id={`footer-${index}`} className="mb-1 text-3 font-head md:mb-3">
                {title}
              </h2>
              <ul role="list" className="group-last:columns-2 group-last:gap-5">
                {links.map(({ label, href, need, apart }, index) => (
                  <li key={index} className={apart && 'break-before-column'}>
                    <AskLink
                      href={href}
                      need={need}
                      className="inline-flex min-h-[32px] items-center py-1 text-3 leading-control text-text-on-key decoration-rubine-on-key decoration-2 underline-offset-5 hover:text-sheet hover:underline"
                    >
                      {label}
                    </AskLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <Wordmark name={name} />
        <div className="flex flex-wrap items-baseline justify-between gap-x-7 gap-y-3 border-t border-slate pt-4 pb-5 text-2 text-text-on-key md:pb-6">
          <p>{claim}</p>
          <p className="flex flex-wrap gap-x-6">
            <LanguageLinks words={words} className="py-1" />
            <OwnRequestsLink words={words} className="py-1" />
            {small.map(({ label, href }) => (
              <a key={href} href={href} className="py-1">
                {label}
              </a>
            ))}
          </p>
          <WithdrawConsent words={words.withdraw} />
          <p className="text-balance">
            © {name}. {tagline}
          </p>
        </div>
      </div>
      <ColorBar id="footer-colors" onKey />
    </footer>
  )
}
