import { Section } from '../ui/section.tsx'
import type { challenges } from '../../lib/content/home/story.ts'

export function Challenges({ words }: { words: ReturnType<typeof challenges> }) {
  const { spoken, corrections } = words
  return (
    <Section id="challenges" words={words} title="type-display text-7" className="ruled-t bg-board">
      <ol role="list" className="ruled-t mt-6 md:mt-9">
        {corrections.map(({ label, problem, answer, text, figure, figureLabel }, index) => (
          <li key={index} className="correction ruled-b">
            <h3 className="type-label wrap-anywhere text-balance flex items-start gap-4 pt-1 font-label md:pt-3 md:text-3">
              {/* The proofreader's mark for "take out". */}
              <img
                src="/drawings/home.svg#delete-mark"
                alt=""
                loading="lazy"
                className="-mt-[2px] h-[25px] w-[32px] shrink-0 md:-mt-1 md:h-[32px] md:w-[42px]"
              />
              {label}
            </h3>
            <div className="max-sm:col-span-2 max-md:row-start-2">
              <p className="correction-words text-6 x-poster tracking-[-0.004em] text-balance md:text-7 md:leading-solid">
                <span className="sr-only">{`${spoken.problem} `}</span>
                <del>{problem}</del>
                <span className="sr-only">{`. ${spoken.answer} `}</span>
                <ins className="block mt-2 font-poster no-underline">{answer}</ins>
              </p>
              <p className="mt-3 max-w-[46em] text-2 text-slate md:mt-4 md:text-3">{text}</p>
            </div>
            <p className="text-right sm:max-md:row-span-2">
              <b className="type-figure text-7 block text-rubine">{figure}</b>{' '}
              <span className="mt-[2px] block text-1 text-slate md:mt-3 md:text-2">{figureLabel}</span>
            </p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
