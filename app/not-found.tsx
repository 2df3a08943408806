/** No page asks for it (app/[...path]/route.ts answers unknown addresses); Next's own has inline styles. */
export default function NotFoundPage() {
  return null
}
