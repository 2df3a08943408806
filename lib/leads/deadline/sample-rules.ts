import holidays from './holidays.json' with { type: 'json' }
import type { Rules } from './rules.ts'

const places = {
  europe:
    'London, United Kingdom; Manchester, United Kingdom; Dublin, Ireland; Paris, France; Berlin, Germany; Lisbon, Portugal',
  'south-america': 'São Paulo, Brazil; Asunción, Paraguay',
  usa: 'Miami, USA; Orlando, USA; Washington, USA; New York, USA; Los Angeles, USA; Seattle, USA; Atlanta, USA; Chicago, USA; Denver, USA',
  canada: 'Toronto, Canada',
  'asia-pacific': 'Tokyo, Japan; Seoul, South Korea; Shanghai, China; Mumbai, India; Auckland, New Zealand',
  africa: 'Cape Town, South Africa',
  'middle-east': 'Istanbul, Türkiye; Dubai, United Arab Emirates; Riyadh, Saudi Arabia',
}

/** The rules that the golden rows were computed with. Tests do not depend on content, which may change at any time. */
export const sampleRules: Rules = {
  ...holidays,
  proofDays: 1,
  production: [
    { id: 'Branded merchandise', group: 'Branded merchandise', days: 10, rush: 4 },
    { id: 'Apparel', group: 'Apparel', days: 8, rush: 3 },
    { id: 'Drinkware', group: 'Drinkware', days: 8, rush: 3 },
    { id: 'Printing and signs', group: 'Printing and signs', days: 5, rush: 2 },
    { id: 'Trade show displays', group: 'Trade show displays', days: 7, rush: 3 },
    { id: 'Technology', group: 'Technology', days: 12, rush: 6 },
  ],
  transit: {
    ...{ europe: 1, 'south-america': 3, usa: 2, canada: 2 },
    ...{ 'asia-pacific': 3, africa: 4, 'middle-east': 3 },
  },
  buffer: 4,
  cutOff: { Monday: '15:00', Tuesday: '15:00', Wednesday: '15:00', Thursday: '15:00', Friday: '12:00' },
  closed: [],
  home: 'Miami, USA',
  zone: 'America/New_York',
  cities: Object.entries(places).flatMap(([region, list]) =>
    list.split('; ').map((place) => {
      const [name = '', country = ''] = place.split(', ')
      return { region, name, country }
    }),
  ),
  alsoCalled: {
    'United Kingdom': ['UK', 'Great Britain'],
    USA: ['US', 'United States'],
    'United Arab Emirates': ['UAE'],
    Türkiye: ['Turkey'],
    London: ['Londres'],
    Lisbon: ['Lisboa'],
    Mumbai: ['Bombay'],
    Miami: ['Florida', 'FL'],
    Orlando: ['Florida', 'FL'],
    Atlanta: ['Georgia', 'GA'],
    Washington: ['DC'],
    Seattle: ['Washington State', 'WA'],
    'New York': ['NYC', 'New York City', 'NY'],
    'Los Angeles': ['LA', 'California', 'CA'],
    Toronto: ['Ontario'],
  },
}
