import { brand } from './brand.ts'
import { frameWords } from './frame.ts'
import { logo } from './logo.ts'
import { signInWords } from './sign-in.ts'
import { sourcesWords } from './sources.ts'
import { submissionsWords } from './submissions.ts'
import { workplaceWords } from './workplace.ts'

export const deskBarWords = () => ({
  ...workplaceWords().bar,
  brand: brand().name,
  logo: logo(),
  requests: workplaceWords().title,
  sources: sourcesWords().report.nav,
  account: signInWords().account.title,
  signOut: signInWords().signOut,
})
export type DeskBarWords = ReturnType<typeof deskBarWords>

export const cardsWords = () => ({
  ...submissionsWords(),
  frame: frameWords(),
  signOut: signInWords().signOut,
  fold: workplaceWords().filter,
})
export type CardsWords = ReturnType<typeof cardsWords>
