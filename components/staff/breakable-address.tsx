/** A line that breaks after its last @ if it does not fit, rather than within a word. */
export function BreakableAddress({ children }: { children: string }) {
  const hostAt = children.lastIndexOf('@') + 1
  if (hostAt === 0) return <bdi>{children}</bdi>
  return (
    <bdi>
      <span>{children.slice(0, hostAt)}</span>
      <wbr />
      <span>{children.slice(hostAt)}</span>
    </bdi>
  )
}
