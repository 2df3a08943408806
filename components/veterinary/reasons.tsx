import type { VeterinaryWords } from '@/lib/content/veterinary'

export function Reasons({ words }: { words: VeterinaryWords['reasons'] }) {
  return (
    <section aria-labelledby="reasons-heading" className="on-flood bg-blue-yellow text-sheet">
      <div className="wrap py-section">
        <h2 id="reasons-heading" className="type-h2">
          {words.heading}
        </h2>
        <ul role="list" className="mt-10 grid grid-cols-2 gap-x-4 gap-y-7 md:mt-14 md:grid-cols-4 md:gap-x-6">
          {words.list.map(({ title, text }) => (
            <li key={title} className="border-t-4 border-yellow pt-4">
              <h3 className="type-h3">{title}</h3>
              <p className="mt-2 text-base/[1.5]">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
