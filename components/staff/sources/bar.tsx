import { sourcesWords } from '../../../lib/content/sources.ts'
import { workplaceWords } from '../../../lib/content/workplace.ts'
import { sourcesPath } from '../../../lib/staff/sources/span.ts'
import { DeskBar } from '../desk-bar.tsx'

/** The header of the report; a marketer has no tickets in it. */
export function SourcesBar({ name, tickets }: { name: string; tickets: boolean }) {
  const { bar, title } = workplaceWords()
  const pages = (
    <>
      {tickets && <a href="/form-submissions">{title}</a>}
      <a href={sourcesPath} aria-current="page">
        {sourcesWords().report.nav}
      </a>
    </>
  )
  return <DeskBar words={bar} name={name} pages={pages} />
}
