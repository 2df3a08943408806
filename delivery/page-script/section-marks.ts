import { all, on } from './dom.ts'

// The link of the section in view is marked.

on('DOMContentLoaded', () => {
  const links = all<HTMLAnchorElement>('.main-menu-link').filter(
    (a) => a.pathname == location.pathname && a.hash,
  )
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting)
          for (const a of links) a.ariaCurrent = a.hash == '#' + target.id ? 'location' : null
    },
    { rootMargin: '-40% 0px -55%' },
  )
  for (const section of all('main > section[id]')) observer.observe(section)
})
