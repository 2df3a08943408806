import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { fill, spellOut } from '../../lib/content/fill.ts'
import type { LeadFormsWords } from '../../lib/content/lead-forms.ts'
import { type Catalog, type ProductLine, productKey, writeQuantity } from '../../lib/leads/product-line.ts'
import { writeInZone } from '../../lib/request/write-time.ts'
import { readStored } from '../../lib/browser-storage.ts'
import { QuoteButton } from './quote-button.tsx'
import type { Goods } from './use-goods.ts'
import { TextLink } from '../ui/text-link.tsx'

type Props = { words: LeadFormsWords['products']; goods: Goods; catalog: Catalog }

/** How long removing the last product can be undone, in milliseconds; longer while it has the focus or the pointer. */
const undoMs = 8_000
const pictures = 6
const names = 4

const id = 'your-request'

/** The list at the window's lower edge, last in the page; hidden while a form of ours is in view. */
export function Dock({ words, goods, catalog }: Props) {
  const { products, lost, write } = goods
  const formInView = useFormInView()
  const [gone, setGone] = useState<ProductLine[]>()
  const bar = useRef<HTMLElement>(null)
  const count = products.length

  useEffect(() => {
    if (lost.length === 0) return
    const timer = setInterval(() => {
      if (!bar.current?.matches(':hover, :focus-within')) setGone(lost)
    }, undoMs)
    return () => clearInterval(timer)
  }, [lost])

  function putBack() {
    write(lost)
    bar.current?.focus()
  }
  if (count === 0 && (lost.length === 0 || gone === lost)) return null
  return (
    <section
      ref={bar}
      id={id}
      aria-label={words.region}
      tabIndex={-1}
      hidden={formInView}
      className="dock focus-visible:-outline-offset-3 fixed z-(--z-dock) top-auto bottom-0 inset-x-0 bg-sheet ruled-t"
      data-screen-only=""
    >
      {!formInView && <SkipLink label={words.skip} />}
      {count > 0 ? (
        <QuoteButton
          className="dock-open"
          label={fill(count === 1 ? words.opened.one : words.opened.many, { count })}
        >
          <Pictures products={products} catalog={catalog} />
          <span className="flex-1 min-w-0 leading-text max-sm:hidden">
            <Names products={products} more={words.more} />
            <KeptUntil
              words={words.kept}
              className="block overflow-hidden whitespace-nowrap text-ellipsis text-slate"
            />
          </span>
          <span className="button button-primary button-small flex-none ml-auto">
            {fill(words.open, { count })}
          </span>
        </QuoteButton>
      ) : (
        <p className="dock-open">
          {words.empty}
          <TextLink className="flex-none ml-auto" onClick={putBack}>
            {words.back}
          </TextLink>
        </p>
      )}
    </section>
  )
}

function Pictures({ products, catalog }: { products: ProductLine[]; catalog: Catalog }) {
  const pictured = products.slice(0, pictures)
  return (
    <span className="dock-pictures flex flex-[0_1_auto] min-w-0 overflow-hidden">
      {pictured.map((line) => (
        <img key={productKey(line)} src={catalog[productKey(line)]?.picture} alt="" />
      ))}
      {products.length > 3 && <b className="md:hidden">{`+${products.length - 2}`}</b>}
      {products.length > pictures && <b className="max-md:hidden">{`+${products.length - pictures}`}</b>}
    </span>
  )
}

function Names({ products, more }: { products: ProductLine[]; more: string }) {
  const rest = products.length - names
  return (
    <span className="block overflow-hidden whitespace-nowrap text-ellipsis">
      {products.slice(0, rest > 0 ? names : undefined).map(({ product, quantity }, index) => (
        <span key={product}>
          {index > 0 && <span> / </span>}
          {quantity && <b className="font-label">{`${writeQuantity(quantity)} `}</b>}
          <span>{product}</span>
        </span>
      ))}
      {rest > 0 && <span>{` ${fill(more, { count: spellOut(rest) })}`}</span>}
    </span>
  )
}

function SkipLink({ label }: { label: string }) {
  const [place] = useState(() => document.createElement('span'))
  useEffect(() => {
    document.querySelector('.skip-link')?.after(place)
    return () => place.remove()
  }, [place])
  const link = (
    <a href={`#${id}`} className="skip-link" data-screen-only="">
      {label}
    </a>
  )
  return createPortal(link, place)
}

/** Whether a form of ours is in view; the dialogs cover the bar themselves. */
function useFormInView() {
  const [inView, setInView] = useState(false)
  useEffect(() => {
    const formsInView = new Set<Element>()
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) formsInView[isIntersecting ? 'add' : 'delete'](target)
      setInView(formsInView.size > 0)
    })
    for (const form of document.querySelectorAll('main form[data-draft]'))
      if (!form.closest('dialog')) observer.observe(form)
    return () => observer.disconnect()
  }, [])
  return inView
}

/** The last day on which the list is kept (browser/page-script/goods.ts); empty if the browser keeps none. */
export function KeptUntil({ words, className }: { words: string; className: string }) {
  const day = new Date(parseInt(readStored('goods'), 10))
  if (!day.getTime()) return null
  day.setDate(day.getDate() + 7)
  const lastDay = writeInZone(undefined, +day, { weekday: 'long', month: 'short', day: 'numeric' })
  return <span className={className}>{fill(words, { day: lastDay })}</span>
}
