export function Portfolio() {
  return (
    <section id="portfolio">
      <div className="wrap py-section">
        <h2 className="type-h2">Portfolio</h2>
      </div>
    </section>
  )
}
