const canada =
  /^America\/(Toronto|Montreal|Vancouver|Edmonton|Winnipeg|Regina|Halifax|Moncton|Iqaluit|Whitehorse|St_Johns|Glace_Bay|Yellowknife|Inuvik|Dawson)/
const usa =
  /^(US\/|Pacific\/Honolulu|America\/(New_York|Chicago|Denver|Los_Angeles|Phoenix|Detroit|Boise|Anchorage|Juneau|Nome|Sitka|Adak|Menominee|Indiana|Kentucky|North_Dakota))/
const middleEast =
  /^(Europe\/Istanbul|Asia\/(Istanbul|Dubai|Riyadh|Qatar|Bahrain|Kuwait|Muscat|Amman|Beirut|Baghdad|Damascus|Jerusalem|Tehran|Aden))/

/**
 * Finds the visitor's region in the list.
 * @param zone IANA time zone, e.g. `Europe/Lisbon`
 */
export function regionOfZone(zone: string): string {
  if (canada.test(zone)) return 'canada'
  if (usa.test(zone)) return 'usa'
  if (middleEast.test(zone)) return 'middle-east'
  if (/^(Asia|Australia|Pacific)\//.test(zone)) return 'asia-pacific'
  if (/^Africa\//.test(zone)) return 'africa'
  if (/^America\//.test(zone)) return 'south-america'
  return /^Europe\//.test(zone) ? 'europe' : 'usa'
}
