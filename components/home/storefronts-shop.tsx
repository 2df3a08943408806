import { mug, shirt } from './goods-shapes'

const bottle =
  'M64 340C64 324 76 318 76 306V292H104V306C104 318 116 324 116 340V520Q116 534 102 534H78Q64 534 64 520ZM71 266H109V286H71ZM76 266C76 232 104 232 104 266H97C97 243 83 243 83 266Z'
const stripes = [0, 1, 2, 3, 4, 5, 6, 7]

/** A shop front with branded goods in its yellow window, printed in the site's inks. */
export function StorefrontsShop({ sign, className }: { sign: string; className?: string }) {
  return (
    <svg viewBox="0 0 540 562" aria-hidden="true" className={className}>
      <path d="M30 20h480v540H30z" className="fill-sheet stroke-key" strokeWidth="1.5" />
      <text x="270" y="76" textAnchor="middle" fontSize="50" className="type-figure fill-key">
        {sign}
      </text>
      <g className="isolate">
        <path d="M56 150h428v384H56z" className="fill-yellow" />
        <path d={shirt} transform="translate(78 118) scale(.54)" className="overprint fill-rubine" />
        <path d={bottle} className="overprint fill-rubine" />
        <path d="M136 514h146v20H136z" className="overprint fill-blue" />
        <path d="M150 496h112v18H150z" className="overprint fill-rubine" />
        <path
          d={mug}
          fillRule="evenodd"
          transform="translate(36 114) scale(.586)"
          className="overprint fill-blue"
        />
      </g>
      {/* One mark on everything, left unprinted. */}
      <g className="fill-yellow">
        <circle cx="270" cy="346" r="38" />
        <circle cx="384" cy="464" r="22" />
        <circle cx="90" cy="432" r="13" />
      </g>
      <path d="M56 150h428v384H56z" fill="none" className="stroke-key" strokeWidth="1.5" />
      {stripes.map((stripe) => (
        <path
          key={stripe}
          d={`M${30 + 60 * stripe} 98h60L${75 + 65 * stripe} 170a32.5 32.5 0 0 1-65 0z`}
          className={stripe % 2 ? 'fill-sheet stroke-key' : 'fill-yellow stroke-key'}
          strokeWidth="1.5"
        />
      ))}
    </svg>
  )
}
