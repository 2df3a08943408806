const tool =
  '(cut|die|knife|crease|fold|score|perf(oration)?|trim|crop|stanz(e|form|kontur)?|schnitt|falz|rill(ung)?|troquel)'
const knife = new RegExp(
  `^(thru|through|kiss|perf|die|contour|kontur)?[ _-]?${tool}[ _-]?(contour|line|linie|cut|path)?s?([ _-]*(\\d{1,2}|do not print|non-?printing|no print))?$`,
  'i',
)

/** Whether an ink's name says that it guides a knife: "Dielines", "CutContour 2", "Die Lines - Do Not Print". */
export const isKnife = (name: string) => knife.test(name)

const fold = /fold|crease|score|perf(?!ect|[ _-]?cut)|falz|rill/i

/** Whether a name for a knife says that it does not cut there. */
export const isFold = (name: string) => fold.test(name)
