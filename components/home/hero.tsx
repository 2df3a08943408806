export function Hero() {
  return (
    <section id="home">
      <div className="wrap py-section">
        <h2 className="type-h2">Hero</h2>
      </div>
    </section>
  )
}
