/** Id of the form; its fields stand on the receipt, which is in another one. */
export const plainForm = 'plain-artwork'

/** What sends files without script. */
export function PlainArtwork({ token }: { token: string }) {
  return (
    <form id={plainForm} action="/artwork/files/plain" method="post" encType="multipart/form-data">
      <input type="hidden" name="token" value={token} />
    </form>
  )
}
