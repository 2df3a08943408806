import clsx from 'clsx'
import type { ReactNode } from 'react'
import type { ServicesContent } from '../../lib/content/home/services.ts'

/** "What we make": three categories under the rule of their ink. */
export function ServicesProducts({ products }: { products: ServicesContent['products'] }) {
  const { heading, apparel, promotional, onDemand } = products
  return (
    <div className="mt-16 grid gap-x-6 gap-y-10 min-[600px]:grid-cols-2 md:mt-24 md:grid-cols-4">
      <h3 className="type-display col-span-full text-[clamp(32px,3.4vw,48px)] md:-mb-3">{heading}</h3>
      <Category {...apparel} className="border-rubine">
        <ul role="list">
          {apparel.items.map((item) => (
            <Item key={item}>{item}</Item>
          ))}
        </ul>
      </Category>
      <Category {...promotional} className="border-yellow">
        <ul role="list">
          {promotional.items.map((item) => (
            <Item key={item}>{item}</Item>
          ))}
        </ul>
      </Category>
      <Category {...onDemand} className="border-blue min-[600px]:col-span-2">
        <ol role="list" className="columns-2 gap-4 md:gap-6">
          {onDemand.items.map((item, index) => (
            <Item key={item} number={index + 1}>
              {item}
            </Item>
          ))}
        </ol>
      </Category>
    </div>
  )
}

type CategoryProps = { name: string; text: string; className: string; children: ReactNode }

function Category({ name, text, className, children }: CategoryProps) {
  return (
    <div className={clsx('border-t-4 pt-4', className)}>
      <h4 className="type-h3">{name}</h4>
      <p className="mt-2 mb-5 text-[16px] text-slate">{text}</p>
      {children}
    </div>
  )
}

function Item({ number, children }: { number?: number; children: ReactNode }) {
  return (
    <li className="flex break-inside-avoid items-baseline gap-2 border-t border-rule py-1.75 text-[16px] leading-[1.45] max-md:text-[15px] md:gap-3.5">
      {number && (
        <span aria-hidden="true" className="type-data w-5 shrink-0 text-slate md:w-6">
          {String(number).padStart(2, '0')}
        </span>
      )}
      {children}
    </li>
  )
}
