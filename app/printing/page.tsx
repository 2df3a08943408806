export default function PrintingPage() {
  return (
    <section className="wrap py-section">
      <h1 className="type-h1">Printing</h1>
    </section>
  )
}
