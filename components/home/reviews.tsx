export function Reviews() {
  return (
    <section id="reviews">
      <div className="wrap py-section">
        <h2 className="type-h2">Reviews</h2>
      </div>
    </section>
  )
}
