import { z } from 'zod'
import holidays from '../leads/deadline/holidays.json' with { type: 'json' }
import { cityOf, locations } from './home/locations.ts'
import { contentDay } from './dated.ts'
import { preventBreaks } from './fill.ts'
import { inks } from './inks.ts'
import { defineContent, each, externalUrl, listOf, text, texts } from './shapes.ts'
import { readIfValid } from './own-links.ts'

const network = z.enum(['LinkedIn', 'Facebook', 'Instagram', 'YouTube', 'TikTok', 'X'], {
  error:
    'must be LinkedIn, Facebook, Instagram, YouTube, TikTok or X; another one needs an icon first, so ask for it',
})

export const brand = defineContent(
  'brand.yaml',
  z.strictObject({
    ...texts('name', 'legalName', 'tagline'),
    inks,
    founded: z
      .number()
      .int()
      .refine(
        (year) => year >= 1400 && year <= Number(contentDay().slice(0, 4)),
        'must be a year of four digits, and not in the future',
      ),
    phone: z
      .strictObject({
        label: text,
        number: z
          .string()
          .regex(
            /^\+\d{8,15}(;ext=\d{1,6})?$/,
            'must be + and digits only, like +13055550142, with an extension +13055550142;ext=12',
          )
          .regex(/^\+(?!1)|^\+1\d{10}(?!\d)|^[^+]/, 'must have ten digits after +1; write all of them'),
      })
      .superRefine(({ label, number }, context) => {
        const [shown, dialed] = [label, number].map((one) => one.replace(/\D/g, '')) as [string, string]
        if (dialed.endsWith(shown.replace(/^0/, ''))) return
        const message = `dials ${number}, and the page shows ${label}; write the same digits`
        context.addIssue({ code: 'custom', path: ['number'], message })
      })
      .transform(({ label, number }) => ({ label: preventBreaks(label), number })),
    email: z.email('must be an e-mail address and nothing else, like sales@keyline.example'),
    address: z
      .strictObject({
        city: text.refine(
          (address) => !readIfValid(locations) || cityOf(address),
          'is no city of home/locations.yaml; list it there as city, country, with its place on the map',
        ),
        locality: text,
        country: z.string().regex(/^[A-Z]{2}$/, 'must be two capital letters, such as US'),
        ...each(text.optional(), 'region', 'street', 'postcode'),
        map: externalUrl,
      })
      .refine(({ city, locality }) => city.includes(locality), {
        path: ['locality'],
        error: 'is another city than the line above it says; write the same one',
      })
      .refine(({ locality, street }) => !street?.includes(`, ${locality}`), {
        path: ['street'],
        error: 'names the city, which is shown beside it; write the street and its number alone',
      })
      .superRefine(({ city, country, region }, context) => {
        const [, state, land = state ?? ''] = city.split(', ')
        if (region && state && land !== state && region !== state)
          context.addIssue({
            code: 'custom',
            path: ['region'],
            message: `is ${region}, and city says ${state}; write the same`,
          })
        if (!/^[A-Z]{2}$/.test(country)) return
        const code = new Intl.Locale('und', { region: country }).region
        const name = new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? ''
        const message = `does not mean ${land}, which city says; write the two letters of its country, as GB for the United Kingdom`
        if (code !== country || (name !== land && name in holidays.countries))
          context.addIssue({ code: 'custom', path: ['country'], message })
      })
      .superRefine(({ map, locality }, context) => {
        const regions = readIfValid(locations)?.regions ?? []
        const names = regions.flatMap(({ cities }) => cities.map(({ city }) => city.split(', ')[0] ?? ''))
        const asked = map.replaceAll(/%20|[+_-]/g, ' ')
        const other = asked.includes(locality) ? undefined : names.find((name) => asked.includes(name))
        const message = `shows ${other}, and the office is in ${locality}; open the map there, and copy its address`
        if (other) context.addIssue({ code: 'custom', path: ['map'], message })
      }),
    social: listOf(
      z
        .strictObject({ network, href: externalUrl })
        .refine(
          ({ network: name, href }) => new RegExp(`^https://(?:[\\w-]+\\.)?${name}\\.com/.`, 'i').test(href),
          {
            path: ['href'],
            error:
              'leads to another site than its network says, or to no page of it; write the address of our page there',
          },
        ),
      [1, 3],
      'networks',
    ),
  }),
)
export type Brand = ReturnType<typeof brand>

/** The city of our office; brand.yaml ensures that it is listed. */
export const headquarters = () => cityOf(brand().address.city)!
