import { signInWords } from '@/lib/content/sign-in'
import { signOut } from '@/lib/staff/sign-out'

/** One button, a form of its own: it works without script. */
export function SignOutForm({ className = 'button button-secondary' }: { className?: string }) {
  return (
    <form action={signOut}>
      <button type="submit" className={className}>
        {signInWords().signOut}
      </button>
    </form>
  )
}
