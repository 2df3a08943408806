import { all, on } from './dom.ts'

// The link of the section in view is marked.

on('DOMContentLoaded', () => {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting)
          for (const a of all<HTMLAnchorElement>('.main-menu-link[href*="#"]'))
            a.ariaCurrent = a.hash == '#' + target.id ? 'location' : null
    },
    { rootMargin: '-40% 0% -55%' },
  )
  for (const section of all('main > section[id]')) observer.observe(section)
})
