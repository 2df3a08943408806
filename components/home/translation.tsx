export function Translation() {
  return (
    <section id="translation">
      <div className="wrap py-section">
        <h2 className="type-h2">Translation</h2>
      </div>
    </section>
  )
}
