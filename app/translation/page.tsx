export default function TranslationPage() {
  return (
    <section className="wrap py-section">
      <h1 className="type-h1">Translation</h1>
    </section>
  )
}
