import { renderToStaticMarkup } from 'react-dom/server'
import { BreakableAddress } from './breakable-address.tsx'

test.each(['ada@example.com', '"a@b"@example.com', 'ada@', '@ada', '+1 305 555 0142', ''])(
  'an address is shown whole: %s',
  (address) => {
    const shown = renderToStaticMarkup(<BreakableAddress>{address}</BreakableAddress>)
    expect(shown.replaceAll(/<[^>]*>/g, '').replaceAll('&quot;', '"')).toBe(address)
  },
)
