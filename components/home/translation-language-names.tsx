import type { Language } from '@/lib/content/translation'

type Props = { label: string; languages: Language[]; more: string }

/** Languages by their own names, parted by slashes. */
export function LanguageNames({ label, languages, more }: Props) {
  return (
    <ul
      role="list"
      aria-label={label}
      className="slashed font-native my-7 [content-visibility:auto] [contain-intrinsic-block-size:auto_172px] min-[600px]:[contain-intrinsic-block-size:auto_114px] md:[contain-intrinsic-block-size:auto_181px] xl:[contain-intrinsic-block-size:auto_120px] text-lg/[1.5] font-[620] [font-stretch:80%] md:mb-8 md:text-[19px]"
    >
      {languages.map(({ code, native }) => (
        <li key={code} lang={code}>
          {native}
        </li>
      ))}
      <li>{more}</li>
    </ul>
  )
}
