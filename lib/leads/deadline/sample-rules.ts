import holidays from './holidays.json' with { type: 'json' }
import type { Rules } from './rules.ts'

const places: [region: string, name: string, country: string, ...alsoCalled: string[]][] = [
  ['europe', 'London', 'United Kingdom', 'Londres'],
  ['europe', 'Paris', 'France'],
  ['europe', 'Berlin', 'Germany'],
  ['europe', 'Lisbon', 'Portugal', 'Lisboa'],
  ['south-america', 'São Paulo', 'Brazil'],
  ['south-america', 'Asunción', 'Paraguay'],
  ['usa', 'Miami', 'USA'],
  ['usa', 'New York', 'USA', 'NYC', 'New York City', 'NY'],
  ['usa', 'Atlanta', 'USA'],
  ['usa', 'Chicago', 'USA'],
  ['usa', 'Denver', 'USA'],
  ['canada', 'Toronto', 'Canada'],
  ['asia-pacific', 'Tokyo', 'Japan'],
  ['asia-pacific', 'Seoul', 'South Korea'],
  ['asia-pacific', 'Shanghai', 'China'],
  ['asia-pacific', 'Mumbai', 'India', 'Bombay'],
  ['asia-pacific', 'Auckland', 'New Zealand'],
  ['africa', 'Cape Town', 'South Africa'],
  ['middle-east', 'Dubai', 'United Arab Emirates'],
  ['middle-east', 'Riyadh', 'Saudi Arabia'],
]

/** The rules that the golden rows were reckoned with. Content may say others at any time; tests ask nothing of it. */
export const sampleRules: Rules = {
  ...holidays,
  proofDays: 1,
  production: [
    { group: 'Branded merchandise', days: 10, rush: 4 },
    { group: 'Apparel', days: 8, rush: 3 },
    { group: 'Drinkware', days: 8, rush: 3 },
    { group: 'Printing and signs', days: 5, rush: 2 },
    { group: 'Trade show displays', days: 7, rush: 3 },
    { group: 'Technology', days: 12, rush: 6 },
  ],
  transit: {
    europe: 1,
    'south-america': 3,
    usa: 2,
    canada: 2,
    'asia-pacific': 3,
    africa: 4,
    'middle-east': 3,
  },
  buffer: 4,
  cutOff: { Monday: '15:00', Tuesday: '15:00', Wednesday: '15:00', Thursday: '15:00', Friday: '12:00' },
  closed: [],
  home: 'Miami, USA',
  zone: 'America/New_York',
  cities: places.map(([region, name, country, ...alsoCalled]) => ({ region, name, country, alsoCalled })),
}
