import type { News } from './watch-content.ts'

// Only in development: shows mistakes in content/ over the page, and reloads it when content has changed.

const dialog = document.createElement('dialog')
dialog.style.cssText = 'margin:10vh auto;max-width:56rem;padding:1.5rem 2rem;font:16px/1.5 system-ui'

function show(mistakes: string[]) {
  const heading = document.createElement('h1')
  heading.textContent = 'content/ needs a correction; the page shows how it was before'
  heading.style.cssText = 'font-size:1.25rem;font-weight:700'
  const list = document.createElement('ul')
  list.append(
    ...mistakes.map((mistake) => Object.assign(document.createElement('li'), { textContent: mistake })),
  )
  dialog.replaceChildren(heading, list)
  document.documentElement.append(dialog)
  if (!dialog.open) dialog.showModal()
}

let seen: number | undefined
// Not before React has taken over the page.
addEventListener('load', () => {
  new EventSource('CONTENT_NEWS').onmessage = ({ data }) => {
    const { mistakes, changes }: News = JSON.parse(data)
    if (mistakes.length > 0) show(mistakes)
    else dialog.close()
    if (seen !== undefined && seen !== changes) location.reload()
    seen = changes
  }
})
