export function Products() {
  return (
    <section id="products">
      <div className="wrap py-section">
        <h2 className="type-h2">Products</h2>
      </div>
    </section>
  )
}
