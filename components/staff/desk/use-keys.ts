import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'

const setting = 'desk:single-keys'

/** Fields take letters, and menus and dialogs have keys of their own. */
const hasOwnKeys =
  'input:not([type=checkbox]), textarea, select, [role=menu], [role=listbox], [aria-expanded=true][aria-haspopup], dialog, [role=alertdialog]'

function onOtherTab(changed: () => void) {
  addEventListener('storage', changed)
  return () => removeEventListener('storage', changed)
}

/**
 * The single keys of the workplace, which can be switched off.
 * @param keys what each does; a key with shift is `Shift+x`
 */
export function useKeys(keys: Record<string, () => void>) {
  const kept = useSyncExternalStore(
    onOtherTab,
    () => localStorage.getItem(setting) !== 'off',
    () => true,
  )
  const [chosen, setChosen] = useState<boolean>()
  const single = chosen ?? kept

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const target = event.target instanceof Element ? event.target : document.body
    if (target.closest(hasOwnKeys)) return
    // Where something scrolls, the arrows scroll it.
    if (event.key.startsWith('Arrow') && target.closest('.desk-pane')) return
    const name = event.shiftKey && /^[a-z]$/i.test(event.key) ? `Shift+${event.key.toLowerCase()}` : event.key
    const act = keys[name]
    if (!act || (!single && name.length === 1 && name !== '?')) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  return {
    single,
    switchSingle(on: boolean) {
      setChosen(on)
      localStorage.setItem(setting, on ? 'on' : 'off')
    },
  }
}
