import { otherLanguages } from './languages.ts'
import { inLanguage } from './spoken.ts'

type Params = { params: Promise<{ page: string }> }

/** The parameters of a route for each language but English. */
export const languageParams = () => otherLanguages().map((page) => ({ page }))

/** A route's answer in the language of its address. @param answer reads content, and waits for nothing */
export const answerInLanguage =
  (answer: () => Response) =>
  async (_: Request, { params }: Params) =>
    inLanguage((await params).page, answer)
