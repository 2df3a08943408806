import { tiled } from '../../../e2e/support/artwork/content-samples.ts'
import { readFile } from '../read-file.ts'
import { Content } from './content.ts'

test.each([1, 2])('a tile of kind %s is read once for each color, however often that is set', (kind) => {
  const form = jest.spyOn(Content.prototype, 'form')
  const shapes = (color: string) => `${color} /P scn 0 0 9 9 re f `.repeat(20_000)
  readFile(tiled(`/N cs ${shapes('0 0 1')} ${shapes('1 0 0')}`, '', kind))
  expect(form).toHaveBeenCalledTimes(kind)
  form.mockRestore()
})
