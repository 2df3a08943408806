export function Drinkware() {
  return (
    <section id="drinkware">
      <div className="wrap py-section">
        <h2 className="type-h2">Drinkware</h2>
      </div>
    </section>
  )
}
