const star = 'M12 .8l3.3 7.5 8.1.8-6.1 5.4 1.8 8-7.1-4.2-7.1 4.2 1.8-8L.6 9.1l8.1-.8z'
const step = 27

/** A rating as one labelled image: filled stars, then outlined ones up to five. */
export function Stars({ rating, label, className }: { rating: number; label: string; className?: string }) {
  return (
    <svg viewBox="-1 -1 134 26" role="img" aria-label={label} className={className}>
      {[1, 2, 3, 4, 5].map((place) => (
        <path
          key={place}
          d={star}
          transform={`translate(${(place - 1) * step})`}
          fill={place <= rating ? 'currentColor' : 'none'}
          stroke="currentColor"
          strokeWidth="1.2"
        />
      ))}
    </svg>
  )
}
