import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { fill } from '../../lib/content/fill.ts'
import type { LeadFormsWords } from '../../lib/content/lead-forms.ts'
import { fetchData } from '../../lib/leads/fetch-data.ts'
import {
  type Catalog,
  longestQuantity,
  type ProductLine,
  productKey,
  todayIn,
  withUnit,
} from '../../lib/leads/product-line.ts'
import { localPath } from '../../lib/language/local-path.ts'
import { readOwnRequests } from '../../lib/request/request-storage.ts'
import { showToast } from '../site/show-toast.tsx'
import { CloseIcon } from '../ui/close-icon.tsx'
import { Dock, KeptUntil } from './dock.tsx'
import type { Goods } from './use-goods.ts'

type Props = { words: LeadFormsWords['products']; goods: Goods }

/** The products in the quote: lines in the form, and a bar on the page that leads back to it. */
export function ChosenProducts({ words, goods }: Props) {
  const catalog = useCatalog(goods, words.left)
  return (
    <>
      {goods.products.length > 0 && <Lines words={words} goods={goods} catalog={catalog} />}
      {createPortal(<Dock words={words} goods={goods} catalog={catalog} />, document.body)}
    </>
  )
}

/** Today's names and pictures. Products gone from the catalog leave the list, with a message; but not while offline. */
function useCatalog({ products, write }: Goods, words: Props['words']['left']): Catalog {
  const [catalog, setCatalog] = useState<Catalog>()
  useEffect(() => void fetchData<Catalog>('/goods.json').then(setCatalog), [])
  // Once: a tab from before a deployment must not remove what another tab has added.
  const tidy = useEffectEvent((known: Catalog) => {
    const current = todayIn(products, known)
    const names = (lines: ProductLine[], mark = '\n') => lines.map(({ product }) => product).join(mark)
    if (names(current) !== names(products)) write(current)
    const goneProducts = products.filter((line) => !known[productKey(line)])
    if (goneProducts.length > 0)
      showToast('error', {
        ...words,
        title: fill(words.title, { names: withUnit(names(goneProducts, ', ')) }),
      })
  })
  useEffect(() => void (catalog && tidy(catalog)), [catalog])
  return catalog ?? {}
}

function Lines({ words, goods: { products, asked, write }, catalog }: Props & { catalog: Catalog }) {
  const list = useRef<HTMLUListElement>(null)

  // Otherwise the dialog would focus its first field. It is not modal yet, unless this code arrived late.
  useLayoutEffect(() => {
    const line = list.current?.querySelector<HTMLElement>(`[data-line="${CSS.escape(asked ?? '')}"]`)
    if (!line) return
    line.autofocus = true
    return () => void (line.autofocus = false)
  }, [asked])

  /** The pressed button disappears with its line, so the focus moves on to the next one. */
  function remove(product: string) {
    const form = list.current?.closest('form')
    const focusable = [...(form?.querySelectorAll<HTMLElement>('li button, .input:not(li *)') ?? [])]
    const here = focusable.findIndex((control) => control.contains(document.activeElement))
    focusable[here + 1]?.focus()
    write(
      products.filter((line) => line.product !== product),
      product,
    )
  }
  const count = (product: string, typed: string) =>
    write(
      products.map((line) =>
        // Tabs divide the field's parts.
        line.product === product ? { ...line, quantity: typed.replace(/\s/g, ' ') } : line,
      ),
    )

  return (
    <div className="col-span-full">
      <p className="goods-line type-label" aria-hidden="true">
        <span className="first:col-span-2">{words.label}</span>
        <span className="first:col-span-2">{words.count}</span>
      </p>
      <ul
        ref={list}
        role="list"
        aria-label={words.label}
        // Six lines, and the focused field below them in view.
        className="max-h-[min(420px,50dvh)] overflow-y-auto ruled-t ruled-b"
      >
        {products.map((line) => (
          <li key={productKey(line)} className="goods-line not-first:listed-t">
            <img
              className="w-[52px] h-[52px] md:w-[44px] md:h-[44px] ruled bg-board object-cover"
              src={catalog[productKey(line)]?.picture}
              alt=""
            />
            <b className="wrap-anywhere font-label">{withUnit(line.product)}</b>
            <QuantityField words={words} line={line} onType={(typed) => count(line.product, typed)} />
            <button
              className="grid place-items-center h-control-small"
              type="button"
              aria-label={fill(words.remove, { product: line.product })}
              onClick={() => remove(line.product)}
            >
              <CloseIcon />
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-2 flex flex-wrap justify-between gap-x-4 text-2 text-slate">
        <span className="md:sr-only">{words.rough}</span>
        <KeptUntil words={words.kept} className="md:hidden" />
        {readOwnRequests().length > 0 && (
          <a href={localPath('/request')} target="_blank" className="text-link">
            {words.own}
          </a>
        )}
      </p>
    </div>
  )
}

type QuantityProps = Pick<Props, 'words'> & { line: ProductLine; onType: (typed: string) => void }

/** Keeps a space at the end while somebody types on, which the list does not have. */
function QuantityField({ words, line: { product, quantity }, onType }: QuantityProps) {
  const [typed, setTyped] = useState(quantity)
  return (
    <input
      inputMode="numeric"
      maxLength={longestQuantity}
      autoComplete="off"
      className="input text-right"
      data-line={product}
      aria-label={fill(words.quantity, { product })}
      placeholder={words.any}
      value={typed.trim() === quantity ? typed : quantity}
      onChange={({ target }) => {
        setTyped(target.value)
        onType(target.value)
      }}
    />
  )
}
