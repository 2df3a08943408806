import type { Language } from '../../lib/content/translation.ts'

type Props = { label: string; languages: Language[]; more: string }

/** Languages by their own names, parted by slashes. */
export function LanguageNames({ label, languages, more }: Props) {
  return (
    <ul
      role="list"
      aria-label={label}
      className="slashed font-native my-7 text-lg/[1.5] font-[620] [font-stretch:80%] md:mb-8 md:text-[19px]"
    >
      {languages.map(({ code, native }, index) => (
        <li key={index} lang={code}>
          {native}
        </li>
      ))}
      <li>{more}</li>
    </ul>
  )
}
