import type { Prompt } from '../prompt/prompt.ts'
import { isHabit } from '../prompt/action.ts'
import { isBeing } from '../prompt/tokens.ts'
import type { Frame, Plot } from './frame.ts'
import { DARE, FIND, GO, LOSE, MEET, RETURN, WISH } from './plots-of-life.ts'
import { HABIT, MAKE, OPEN_UP, REPAIR } from './plots-of-work.ts'

export const PLOTS: readonly Plot[] = [MAKE, REPAIR, OPEN_UP, FIND, LOSE, MEET, GO, RETURN, DARE, WISH, HABIT]

/** The passages of the course of events that follows from a prompt's own; none where it is an unusual one. */
export function plotOf({ action }: Pick<Prompt, 'action'>): Frame['passages'] {
  if (!action) return {}
  const said = action.in('base')
  if (/\bunable to\b/iu.test(said)) return WISH.passages
  if (/\bin love\b/iu.test(said)) return MEET.passages
  if (/\b(?:afraid|scared|frightened|terrified)\b/iu.test(said)) return DARE.passages
  const verbs = said.split(' ').slice(0, 2)
  const found = PLOTS.find((each) => verbs.some((verb) => each.verbs.includes(verb)))
  // Whoever finds a dog has company.
  const plot = found === FIND && said.split(' ').some(isBeing) ? MEET : found
  if (isHabit(action) && plot !== DARE && plot !== WISH) return HABIT.passages
  return plot?.passages ?? {}
}
