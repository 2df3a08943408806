/** Id of the form; its fields stand on the receipt, which is in another one. */
export const plainForm = 'plain-artwork'

/** What sends files without script. */
export function PlainArtwork() {
  return <form id={plainForm} action="/artwork/files/plain" method="post" encType="multipart/form-data" />
}
