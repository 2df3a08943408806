'use client'

import { useEffect, useId, useRef, useState } from 'react'
import { matchesPlace } from './find-places.ts'

type Words = { label: string; placeholder: string; all: string; one: string; many: string; none: string }

/**
 * Narrows the list of cities to those typed. The cities are read from the page, where the server has put them:
 * as props they would be in the HTML twice.
 */
export function CityFinder({ words }: { words: Words }) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [found, setFound] = useState<number>()

  // Choosing a region ends the search. What was typed before this code arrived is searched at once.
  useEffect(() => {
    const locator = field.current?.closest('.locator')
    if (locator && field.current?.value) setFound(narrow(locator, field.current.value))
    const end = ({ target }: Event) => {
      if (!locator || !field.current || target === field.current) return
      field.current.value = ''
      setFound(narrow(locator, ''))
    }
    locator?.addEventListener('change', end)
    return () => locator?.removeEventListener('change', end)
  }, [])

  function find(query: string) {
    const locator = field.current?.closest('.locator')
    if (locator) setFound(narrow(locator, query))
  }

  return (
    <div className="city-finder ruled-b px-5 py-4">
      <label htmlFor={id} className="type-label mb-1.5 block">
        {words.label}
      </label>
      <input
        ref={field}
        id={id}
        type="search"
        autoComplete="off"
        placeholder={words.placeholder}
        onChange={(event) => find(event.target.value)}
        className="input"
      />
      <p role="status" className="type-small mt-1.5 min-h-6 text-slate">
        {summary(words, found)}
      </p>
    </div>
  )
}

/**
 * Shows the cities that match in the list and on the map, whose marks are in the list's order.
 * @returns how many match; nothing when there is nothing to find
 */
function narrow(locator: Element, query: string): number | undefined {
  const finding = query.trim() !== ''
  const marks = locator.querySelectorAll('[data-region] > circle')
  let count = 0
  locator.toggleAttribute('data-finding', finding)
  locator.querySelectorAll<HTMLElement>('.city-lists li').forEach((city, index) => {
    const matches = matchesPlace(query, city.textContent)
    city.hidden = !matches
    marks[index]?.toggleAttribute('data-found', finding && matches)
    if (matches) count++
  })
  return finding ? count : undefined
}

function summary(words: Words, found: number | undefined): string {
  if (found === undefined) return words.all
  if (found === 0) return words.none
  return found === 1 ? words.one : words.many.replace('{count}', String(found))
}
