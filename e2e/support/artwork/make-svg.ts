/** An SVG of a card, 3.5 by 2 inches, with this content. */
export const svg = (inside: string, attributes = 'width="3.5in" height="2in" viewBox="0 0 252 144"') =>
  new TextEncoder().encode(`<?xml version="1.0"?>
<!-- what > says: <script> in a comment is no script -->
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>
`)
