import { getDocument, OPS, Util } from 'pdfjs-dist/legacy/build/pdf.mjs'

/**
 * A printed page: its text without blanks, since a PDF need not have any; the lowest point of its content, as a share of
 * the height from the top; and the number of pictures cut by an edge.
 */
type PrintedPage = { text: string; lowest: number; cut: number }

/** The running foot, in points; it is on empty sheets, too. */
const footHeight = 22

/** Reads the pages of a PDF made by Chromium. @param margin in points */
export async function printedPages(pdf: Uint8Array, margin: number): Promise<PrintedPage[]> {
  const loading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 })
  const document = await loading.promise
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1)
  const pages = await Promise.all(
    numbers.map(async (number): Promise<PrintedPage> => {
      const page = await document.getPage(number)
      const height = page.view[3]!
      const { items } = await page.getTextContent({ disableNormalization: true })
      const texts = items.flatMap((item) => ('str' in item && item.str.trim() ? [item] : []))
      const pictures = picturesOf(await page.getOperatorList())
      const bottoms = [...texts.map(({ transform }) => Number(transform[5])), ...pictures.map(([low]) => low)]
      const content = bottoms.filter((bottom) => bottom > margin + footHeight)
      return {
        text: texts.map(({ str }) => str.replace(/\s/g, '')).join(''),
        lowest: 1 - Math.min(height, ...content) / height,
        cut: pictures.filter(([low, high]) => low < margin - 1 || high > height - margin + 1).length,
      }
    }),
  )
  await loading.destroy()
  return pages
}

/** The lower and upper edge of each picture on a page. */
function picturesOf({ fnArray, argsArray }: { fnArray: number[]; argsArray: unknown[] }): [number, number][] {
  const found: [number, number][] = []
  const saved: number[][] = []
  let matrix: number[] = [1, 0, 0, 1, 0, 0]
  for (const [index, operator] of fnArray.entries()) {
    const values = argsArray[index] as number[] | [number[] | null] | null
    if (operator === OPS.save || operator === OPS.paintFormXObjectBegin) saved.push(matrix)
    if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) matrix = saved.pop() ?? matrix
    if (operator === OPS.transform) matrix = Util.transform(matrix, values as number[])
    if (operator === OPS.paintFormXObjectBegin && values?.[0])
      matrix = Util.transform(matrix, values[0] as number[])
    if (operator === OPS.paintImageXObject) {
      const [low = 0, high = 0] = [matrix[5]!, matrix[5]! + matrix[3]!].sort((one, other) => one - other)
      found.push([low, high])
    }
  }
  return found
}
