import clsx from 'clsx'

const Plate = ({ className, transform }: { className: string; transform?: string }) => (
  <g className={clsx('overprint', className)} transform={transform}>
    <ellipse cx="320" cy="390" rx="150" ry="124" />
    <ellipse cx="150" cy="270" rx="62" ry="84" transform="rotate(-24 150 270)" />
    <ellipse cx="255" cy="170" rx="62" ry="90" transform="rotate(-8 255 170)" />
    <ellipse cx="388" cy="170" rx="62" ry="90" transform="rotate(8 388 170)" />
    <ellipse cx="492" cy="270" rx="62" ry="84" transform="rotate(24 492 270)" />
  </g>
)

/** A paw in yellow and blue, out of register, so that the overlap has the service's green. */
export function Paw({ className }: { className?: string }) {
  return (
    <svg viewBox="30 30 620 560" aria-hidden="true" className={clsx('isolate', className)}>
      <Plate className="fill-yellow" />
      <Plate className="fill-blue" transform="translate(34 30)" />
    </svg>
  )
}
