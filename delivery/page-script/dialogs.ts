import { afterPaint, on } from './dom.ts'
import { noteChoice } from './noted-choice.ts'

type Command = CommandEvent & { source: HTMLElement; target: HTMLDialogElement }

// Where the browser knows no commands, a button gives its own when everything in the page has had the click.
addEventListener('click', ({ target }) => {
  const source = (target as Element).closest('[commandfor]')
  if (source && !('commandForElement' in source))
    document
      .getElementById(source.getAttribute('commandfor')!)!
      .dispatchEvent(Object.assign(new Event('command'), { command: source.getAttribute('command'), source }))
})

// A dialog is painted as a popover first, and is modal from the next task on, or from the first key. One that is closed goes
// off the screen first.
on('command', (event) => {
  const { command, source, target: dialog } = event as unknown as Command
  event.preventDefault()
  if (command == 'close') {
    dialog.hidden = true
    afterPaint(() => {
      dialog.close()
      dialog.hidden = false
    })
    return
  }
  noteChoice(source, dialog)
  const modal = () => {
    if (!dialog.popover) return
    const active = dialog.querySelector<HTMLElement>(':focus')
    dialog.popover = null
    source.focus() // where it returns to
    dialog.showModal()
    active?.focus()
  }
  dialog.popover = 'manual'
  dialog.showPopover()
  onkeydown = modal
  afterPaint(modal)
})
