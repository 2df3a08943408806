export function Locations() {
  return (
    <section id="locations">
      <div className="wrap py-section">
        <h2 className="type-h2">Locations</h2>
      </div>
    </section>
  )
}
