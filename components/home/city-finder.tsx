'use client'

import clsx from 'clsx'
import { useEffect, useId, useRef, useState } from 'react'
import type { LocationsWords } from '../../lib/content/home/locations.ts'
import { enterText } from '../ui/enter-text.ts'
import { OtherCities } from '../ui/other-cities.tsx'
import type { Hits } from './search-cities.ts'

/** Filters the list of cities. The search code loads separately, to keep every first tap light. */
export function CityFinder({ words }: { words: LocationsWords['finder'] }) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [hits, setHits] = useState<Hits>()

  useEffect(() => {
    void import('./search-cities.ts').then(
      ({ watchFinder }) => field.current && watchFinder(field.current, words, setHits),
    )
  }, [words])

  return (
    <div className="city-finder p-4 lg:p-6">
      <label htmlFor={id} className="type-label mb-2 block">
        {words.label}
      </label>
      <input
        ref={field}
        id={id}
        type="search"
        autoComplete="off"
        dir="auto"
        placeholder={words.placeholder}
        className="input mb-2"
      />
      <p role="status" className="sr-only" />
      <p
        aria-hidden={hits && true} // announced above
        className={clsx('type-small text-slate md:min-h-[24px]', !hits && 'sr-only md:not-sr-only')}
      >
        {hits ? hits.said : words.all}
      </p>
      {hits && hits.others.length > 0 && (
        <OtherCities
          className="type-small mt-2"
          label={words.others}
          cities={hits.others}
          onChoose={(city) => {
            enterText(field.current, city)
            field.current?.focus()
          }}
        />
      )}
      {hits?.ask && (
        <a href="#contact" onClick={hits.ask.go} className="button button-key button-small mt-3">
          {hits.ask.label}
        </a>
      )}
    </div>
  )
}
