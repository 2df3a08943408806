import { z } from 'zod'
import { dates } from '../dated.ts'
import { counted, defineContent, texts } from '../shapes.ts'

/** Words of a section of the home page: a heading and a lead beside its own, shown on the days they set. */
export const sectionOf = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject({ ...dates, ...texts('heading', 'lead'), ...shape })

/** @param name of its file in content/home */
export const section = <Shape extends z.ZodRawShape>(name: string, shape: Shape) =>
  defineContent(`home/${name}.yaml`, sectionOf(shape))

/** The same, with `{count}` filled in as the length of a list. */
export const countedSection = <Shape extends z.ZodRawShape>(name: string, shape: Shape, list: keyof Shape) =>
  defineContent(
    `home/${name}.yaml`,
    counted(sectionOf(shape), (words) => (words as Record<PropertyKey, unknown[]>)[list]?.length ?? 0),
  )
