const inks =
  'bg-key bg-rubine bg-blue bg-yellow bg-rubine-yellow bg-blue-yellow bg-rubine-blue bg-slate bg-field bg-rule bg-board bg-sheet'
const inksOnKey =
  'bg-sheet bg-rubine-on-key bg-blue-on-key bg-yellow bg-rubine bg-blue bg-blue-yellow bg-rubine-yellow bg-field bg-slate bg-slate/50 bg-key'

/** The printer's color bar of twelve patches, which ends the hero and the footer. */
export function ColorBar({ id, onKey = false }: { id?: string; onKey?: boolean }) {
  return (
    <div id={id} aria-hidden="true" className="grid h-[14px] grid-cols-12" data-screen-only="">
      {(onKey ? inksOnKey : inks).split(' ').map((ink) => (
        <span key={ink} className={`${ink} last:ruled-l`} />
      ))}
    </div>
  )
}
