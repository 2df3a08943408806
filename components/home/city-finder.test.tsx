import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CityFinder } from './city-finder.tsx'

const words = {
  label: 'Find a city',
  placeholder: 'City or country',
  all: 'Searches all',
  one: '1 city found',
  many: '{count} cities found',
  none: 'No city found.',
}
const places = ['São Paulo, Brazil', 'Rio de Janeiro, Brazil', 'Lisbon, Portugal']

function renderLocator() {
  render(
    <div className="locator">
      <svg>
        <g data-region="all">
          {places.map((place) => (
            <circle key={place} />
          ))}
        </g>
      </svg>
      <CityFinder words={words} />
      <input type="radio" name="region" />
      <ul className="city-lists">
        {places.map((place) => (
          <li key={place}>{place}</li>
        ))}
      </ul>
    </div>,
  )
  return screen.getByRole('searchbox', { name: words.label })
}
const shown = () => screen.queryAllByRole('listitem').map((city) => city.textContent)

test('typing leaves the cities found, says how many, and marks them on the map', async () => {
  const field = renderLocator()
  await userEvent.type(field, 'sao')
  expect(shown()).toEqual(['São Paulo, Brazil'])
  expect(screen.getByRole('status')).toHaveTextContent(words.one)
  expect(document.querySelectorAll('circle[data-found]')).toHaveLength(1)
  await userEvent.clear(field)
  await userEvent.type(field, 'brazil')
  expect(screen.getByRole('status')).toHaveTextContent('2 cities found')
})

test('nothing found is said in words', async () => {
  await userEvent.type(renderLocator(), 'atlantis')
  expect(shown()).toEqual([])
  expect(screen.getByRole('status')).toHaveTextContent(words.none)
})

test('clearing the field brings all cities back and gives the map to the chosen region again', async () => {
  const field = renderLocator()
  await userEvent.type(field, 'sao')
  await userEvent.clear(field)
  expect(shown()).toEqual(places)
  expect(document.querySelector('[data-finding], [data-found]')).toBeNull()
  expect(screen.getByRole('status')).toHaveTextContent(words.all)
})

test('choosing a region ends the search', async () => {
  const field = renderLocator()
  await userEvent.type(field, 'sao')
  await userEvent.click(screen.getByRole('radio'))
  expect(field).toHaveValue('')
  expect(shown()).toEqual(places)
})
