import { framedWidget, widgets } from '../../lib/content/widgets.ts'
import { ChatLauncher } from './chat-launcher.tsx'

/**
 * The chat's stub. Each public page lists it as its last part, the home page before its contact section; the staff's list
 * has no outside service.
 */
export function Chat() {
  return <ChatLauncher label={widgets().chat.launch} widget={framedWidget('chat')} />
}
