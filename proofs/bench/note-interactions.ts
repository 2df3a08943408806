/** Runs in the page: keeps every interaction that took 16 ms or more, to its next paint (Event Timing). */
export function noteInteractions() {
  const noted: { duration: number; handlers: number }[] = []
  Object.assign(window, { noted })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId)
        noted.push({ duration: entry.duration, handlers: entry.processingEnd - entry.processingStart })
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}
