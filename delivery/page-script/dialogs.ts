import { afterPaint } from './dom.ts'
import { noteChoice } from './noted-choice.ts'

// The buttons give commands, which need no script; here they are obeyed in the browser's place, as some know none. A dialog is
// painted as a popover first, where there are any, and is modal from the next task on, or from the first key. One that is
// closed goes off the screen first. The click comes here last: what else it does in the page is done.
addEventListener('click', (event) => {
  const source = (event.target as Element).closest<HTMLElement>('[commandfor]')
  if (!source) return
  event.preventDefault()
  const dialog = document.getElementById(source.getAttribute('commandfor')!) as HTMLDialogElement & {
    opener?: HTMLElement
  }
  if (!dialog.close) return (location.href = '/#contact') // Firefox up to 97 knows no dialogs.
  if (source.matches('[command=close]')) {
    dialog.hidden = true
    return afterPaint(() => {
      dialog.close()
      dialog.hidden = false
    })
  }
  noteChoice((dialog.opener = source), dialog)
  const modal = () => {
    if (!dialog.popover) return
    const active = dialog.querySelector<HTMLElement>(':focus')
    source.focus() // where it returns to
    dialog.popover = null
    dialog.showModal()
    active?.focus()
  }
  dialog.popover = 'manual'
  dialog.showPopover?.()
  onkeydown = modal
  afterPaint(modal)
})
