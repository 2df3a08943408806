// Only the first page of a session, read from its top, slides the hero's inks into register (components/home/hero-entrance.css)
// and lays its far sections out late (components/home/far-sections.css): to come back or to name a place is to want the page
// as it was.
try {
  if (location.hash || sessionStorage.seen) document.documentElement.dataset.seen = ''
  sessionStorage.seen = 1
} catch {
  // Storage is switched off: each page is a first one.
}
