/** Whether a text is a day of the calendar, written 2027-03-05. */
export function isCalendarDay(text: string): boolean {
  const day = new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00Z` : NaN)
  // JavaScript turns 30 February into 2 March: what comes back as it was is a day.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
