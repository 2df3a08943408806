/** Never shown (app/[...path]/route.ts answers unknown addresses), but Next's default has inline styles. */
export default function NotFoundPage() {
  return null
}
