/** The form's id; its fields are on the receipt, inside another form. */
export const plainForm = 'plain-artwork'

/** Sends files without script. */
export function PlainArtwork() {
  return <form id={plainForm} action="/artwork/files/plain" method="post" encType="multipart/form-data" />
}
