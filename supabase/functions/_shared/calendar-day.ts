/** Whether a text is a calendar day, written 2027-03-05. */
export function isCalendarDay(text: string): boolean {
  const day = new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00Z` : NaN)
  // JavaScript turns 30 February into 2 March: only real days survive the round trip.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
