export function Contact() {
  return (
    <section id="contact">
      <div className="wrap py-section">
        <h2 className="type-h2">Contact</h2>
      </div>
    </section>
  )
}
