type QuoteFields = { interest: HTMLSelectElement; products: HTMLInputElement }

/** A button that opens a quote dialog names a product and an interest; they are filled in, with React or before it. */
export function noteChoice({ dataset: { interest, product } }: HTMLElement, dialog: HTMLElement) {
  const { interest: choice, products } = dialog.querySelector('form')!.elements as unknown as QuoteFields
  if (interest) choice.value = interest
  if (product && !products.value.split('\n').includes(product)) {
    products.value += (products.value && '\n') + product
    dialog.dataset.noted = products.value.replaceAll('\n', ' · ')
    dialog.dispatchEvent(new Event('products'))
  }
}
