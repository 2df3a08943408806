import { locations } from '../../lib/content/home/locations.ts'
import { regionOfZone } from './region-of-zone.ts'

test.each([
  ['Europe/Lisbon', 'europe'],
  ['America/New_York', 'usa'],
  ['America/Toronto', 'canada'],
  ['America/Sao_Paulo', 'south-america'],
  ['Asia/Dubai', 'middle-east'],
  ['Europe/Istanbul', 'middle-east'],
  ['Asia/Tokyo', 'asia-pacific'],
  ['Pacific/Auckland', 'asia-pacific'],
  ['Africa/Cairo', 'africa'],
  ['UTC', 'usa'],
])('%s is in %s', (zone, region) => {
  expect(regionOfZone(zone)).toBe(region)
  expect(Object.keys(locations().regions)).toContain(region)
})
