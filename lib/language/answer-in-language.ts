import { otherLanguages as languages } from './languages.ts'
import { inLanguage } from './spoken.ts'

type Params = { params: Promise<{ page: string }> }

export const otherLanguages = () => languages().map((page) => ({ page }))

/** A route's answer in the language of its address. @param answer reads content, and waits for nothing */
export const answerInLanguage =
  (answer: () => Response) =>
  async (_: Request, { params }: Params) =>
    inLanguage((await params).page, answer)
