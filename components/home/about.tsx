export function About() {
  return (
    <section id="about">
      <div className="wrap py-section">
        <h2 className="type-h2">About</h2>
      </div>
    </section>
  )
}
