export function Storefronts() {
  return (
    <section id="storefronts">
      <div className="wrap py-section">
        <h2 className="type-h2">Storefronts</h2>
      </div>
    </section>
  )
}
