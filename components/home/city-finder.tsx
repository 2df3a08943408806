'use client'

import clsx from 'clsx'
import { useEffect, useId, useRef, useState } from 'react'
import type { LocationsWords } from '../../lib/content/home/locations.ts'
import type { Hits } from './search-cities.ts'

export type FinderProps = {
  words: LocationsWords['finder']
  regions: number
}

/** Narrows the list of cities to those typed. How it does so comes apart: it would weigh on every first tap of the page. */
export function CityFinder({ words, regions }: FinderProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [hits, setHits] = useState<Hits>()

  useEffect(() => {
    void import('./search-cities.ts').then(
      ({ watchFinder }) => field.current && watchFinder(field.current, words, setHits),
    )
  }, [words])

  return (
    <div className="city-finder">
      <label htmlFor={id} className="type-label mb-1.5 block">
        {words.label}
      </label>
      <input
        ref={field}
        id={id}
        type="search"
        autoComplete="off"
        placeholder={words.placeholder}
        className="input mb-1.5"
      />
      <p
        role="status"
        className={clsx('type-small text-slate md:min-h-6', !hits && 'sr-only md:not-sr-only')}
      >
        {hits ? hits.said : words.all.replace('{count}', String(regions))}
      </p>
      {hits?.ask && (
        <a href="#contact" onClick={hits.ask} className="button button-key button-small mt-2">
          {words.ask.replace('{query}', hits.query)}
        </a>
      )}
    </div>
  )
}
