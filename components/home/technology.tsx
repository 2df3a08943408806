export function Technology() {
  return (
    <section id="technology">
      <div className="wrap py-section">
        <h2 className="type-h2">Technology</h2>
      </div>
    </section>
  )
}
