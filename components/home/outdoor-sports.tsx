export function OutdoorSports() {
  return (
    <section id="outdoor-sports">
      <div className="wrap py-section">
        <h2 className="type-h2">OutdoorSports</h2>
      </div>
    </section>
  )
}
