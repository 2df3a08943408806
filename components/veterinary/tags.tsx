export function Tags({ tags }: { tags: string[] }) {
  return (
    <ul role="list" className="mt-auto flex flex-wrap gap-1.5">
      {tags.map((tag) => (
        <li key={tag} className="chip">
          {tag}
        </li>
      ))}
    </ul>
  )
}
