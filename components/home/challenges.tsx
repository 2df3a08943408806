export function Challenges() {
  return (
    <section id="challenges">
      <div className="wrap py-section">
        <h2 className="type-h2">Challenges</h2>
      </div>
    </section>
  )
}
