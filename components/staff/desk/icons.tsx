/** Lines on a square of 10, for pages and for previous and next; the lens and the folded sheet have sizes of their own. */
const icons = {
  left: { d: 'M7 1L3 5l4 4' },
  right: { d: 'M3 1l4 4-4 4' },
  up: { d: 'M1 7l4-4 4 4' },
  down: { d: 'M1 3l4 4 4-4' },
  lens: { d: 'M11 11l4 4M7 2a5 5 0 110 10A5 5 0 017 2z', box: '16 16', width: '1.7' },
  sheet: { d: 'M.8.8h5.4l3 3v8.4H.8zM6 .8v3.2h3.2', box: '10 13', width: '1.3' },
}

export function Icon({ name }: { name: keyof typeof icons }) {
  const { d, box, width }: { d: string; box?: string; width?: string } = icons[name]
  return (
    <svg viewBox={`0 0 ${box ?? '10 10'}`} aria-hidden="true">
      <path d={d} fill="none" stroke="currentColor" strokeWidth={width ?? '1.8'} />
    </svg>
  )
}
