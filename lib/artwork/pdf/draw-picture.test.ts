import { card, ground, picture, state } from '../../../e2e/support/artwork/sample-parts.ts'
import { readFile } from '../read-file.ts'

const coarse = picture(20, 20, '/DeviceCMYK', 4)
const drawn = (opacity: string) => {
  const content = `${ground} /G gs q 100 0 0 60 60 40 cm /Im Do Q`
  const resources = `${state(opacity)} /XObject << /Im 3 0 R >>`
  return readFile(card(content, resources, [coarse])).pages[0]?.pictures.length
}
test.each([
  ['/ca 0', 0],
  ['/ca 0.5', 1],
  ['/CA 0', 1],
])('a picture is seen by the opacity of fills: %s', (opacity, count) => expect(drawn(opacity)).toBe(count))
