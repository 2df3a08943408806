// The hero's inks slide into register once a session.
try {
  if (sessionStorage.seen) document.documentElement.dataset.seen = ''
  sessionStorage.seen = 1
} catch {
  // Storage is switched off: the entrance plays each time.
}
