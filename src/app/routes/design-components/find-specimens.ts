import { paths } from '#src/app/paths.ts'
import type { Specimen, SpecimenState } from './specimens/specimen.tsx'
import { specimens } from './specimens/specimens.ts'

export interface Match {
  specimen: Specimen
  /** Those that are called so, where the component is not. */
  states: readonly SpecimenState[]
}

/** Components with all of the words in their name, or in that of a state beside it; all of them for no words. */
export function matchesOf(words: string): Match[] {
  const asked = words.toLowerCase().split(/\s+/).filter(Boolean)
  const has = (text: string) => asked.every((word) => text.toLowerCase().includes(word))
  return specimens.flatMap((specimen): Match[] => {
    if (has(specimen.name)) return [{ specimen, states: [] }]
    const states = specimen.states.filter(({ name }) => has(`${specimen.name} ${name}`))
    return states.length > 0 ? [{ specimen, states }] : []
  })
}

/** Path of a single state of a component; without one, of all of them. */
export const hrefOf = ({ id: componentId }: Specimen, state?: SpecimenState): string =>
  [paths.designComponents.href(), componentId, ...(state ? [state.id] : [])].join('/')
