export default function VeterinaryPage() {
  return (
    <section className="wrap py-section">
      <h1 className="type-h1">Veterinary</h1>
    </section>
  )
}
