const inks = ['text-yellow', 'text-rubine', 'text-blue', 'text-yellow']

/** The year as overlapping figures, each printed in an ink of its own. */
export function YearFigures({ year }: { year: number }) {
  return (
    <div className="@container max-md:mt-8 md:col-span-7 lg:col-span-8" data-screen-only="">
      <div role="img" aria-label={String(year)} className="year-figures">
        {[...String(year)].map((digit, place) => (
          <span key={place} className={`overprint ${inks[place]}`}>
            {digit}
          </span>
        ))}
      </div>
    </div>
  )
}
