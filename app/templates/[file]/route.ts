import { templates } from '../../../lib/artwork/templates.ts'

export const dynamic = 'force-static'
export const dynamicParams = false
export const generateStaticParams = () => templates().map(({ file }) => ({ file }))

/** An empty PDF as a design template. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params
  const template = templates().find((one) => one.file === file)
  return new Response(template?.pdf(), { headers: { 'Content-Type': 'application/pdf' } })
}
