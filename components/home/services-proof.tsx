import type { ServicesContent } from '../../lib/content/home/services.ts'

const petals = [0, 60, 120, 180, 240, 300]
const plates = ['fill-yellow', 'fill-rubine', 'fill-blue', 'fill-key']

type Props = { inks: number; poster: ServicesContent['poster'] }

/** A progressive proof: the poster in its first inks (none to four), with trim marks and control patches. */
export function ServicesProof({ inks, poster }: Props) {
  return (
    <svg viewBox="0 0 300 368" aria-hidden="true" className="isolate block w-full bg-board">
      <path d="M46 42h208v284H46z" className="fill-sheet" />
      {inks > 0 && <path d="M46 42h208v202H46z" className="overprint fill-yellow" />}
      {inks > 1 && (
        <g className="overprint fill-rubine">
          {petals.map((turn) => (
            <ellipse key={turn} cx="150" cy="100" rx="25" ry="46" transform={`rotate(${turn} 150 142)`} />
          ))}
        </g>
      )}
      {inks > 2 && (
        <g className="overprint fill-blue">
          {petals.map((turn) => (
            <ellipse key={turn} cx="150" cy="84" rx="13" ry="44" transform={`rotate(${turn + 30} 150 142)`} />
          ))}
          <path d="M46 244h208v82H46z" />
        </g>
      )}
      {inks > 3 && (
        <g className="fill-key">
          <circle cx="150" cy="142" r="17" />
          <text x="58" y="287" fontSize="46" className="type-figure">
            {poster.title}
          </text>
          <text x="59" y="312" fontSize="17" fontWeight="640">
            {poster.line}
          </text>
        </g>
      )}
      <path
        d="M46 34V18M254 34V18M46 334v16M254 334v16M38 42H22M262 42h16M38 326H22M262 326h16"
        className="stroke-key"
      />
      <g className="stroke-key">
        {plates.map((plate, index) => (
          <rect
            key={plate}
            x={118 + 17 * index}
            y="341"
            width="13"
            height="13"
            className={index < inks ? plate : 'fill-board'}
          />
        ))}
      </g>
    </svg>
  )
}
