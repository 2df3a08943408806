export function Services() {
  return (
    <section id="services">
      <div className="wrap py-section">
        <h2 className="type-h2">Services</h2>
      </div>
    </section>
  )
}
