// The first page of a session, read from its top, slides the hero's inks into register (components/home/hero-entrance.css) and
// lays its far sections out late (components/home/far-sections.css). Not so without script, after a form or on the way back:
// the page is wanted as it was then.
const page = document.documentElement
try {
  if (!location.hash && !sessionStorage.seen) page.dataset.first = ''
  sessionStorage.seen = 1
} catch {
  // Storage is switched off: no page is known to be the first.
}
// What was laid out for an anchor stays so: laid out late once more, Firefox would come back to another place.
onhashchange = () => delete page.dataset.first
