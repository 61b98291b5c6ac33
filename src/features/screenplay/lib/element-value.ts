import { joinTexts, mergeTexts, type TwoVersions } from '#src/domain/merge-text.ts'
import type { ScreenplayElement, ScreenplayElementInput } from '#generated/schema.ts'

/** The fields of an element that the user can change. */
export type ElementValue = Pick<
  ScreenplayElement,
  'element_type' | 'description' | 'character' | 'dialogue' | 'emotions'
>

export const valueOf = (element: ElementValue): ElementValue => ({
  element_type: element.element_type,
  description: element.description,
  character: element.character,
  dialogue: element.dialogue,
  emotions: element.emotions,
})

export const emptyValue = (element_type: ElementValue['element_type']): ElementValue => ({
  element_type,
  description: '',
  character: null,
  dialogue: '',
  emotions: [],
})

/** The words that an element requires. */
export function wordsOf({ element_type: kind, dialogue, description }: ElementValue): string {
  return kind === 'DIALOGUE' ? dialogue : description
}

/**
 * Merges two tabs' versions of one element; null when they changed the same place. Words merge by words; of other fields the changed
 * one wins.
 */
export function mergeValues({ base, mine, theirs }: TwoVersions<ElementValue>): ElementValue | null {
  const merged: Partial<Record<keyof ElementValue, unknown>> = {}
  for (const name of ['element_type', 'character', 'emotions'] as const) {
    const [was, my, their] = [base[name], mine[name], theirs[name]].map((value) => JSON.stringify(value))
    if (my !== was && their !== was && my !== their) return null
    merged[name] = my === was ? theirs[name] : mine[name]
  }
  for (const name of ['description', 'dialogue'] as const) {
    const text = mergeTexts({ base: base[name], mine: mine[name], theirs: theirs[name] })
    if (text === null) return null
    merged[name] = text
  }
  return { ...mine, ...(merged as Partial<ElementValue>) }
}

/** Both tabs' words in one element, of the kind that this tab set. */
export function joinValues({ base, mine, theirs }: TwoVersions<ElementValue>): ElementValue {
  const join = (name: 'description' | 'dialogue') =>
    joinTexts({ base: base[name], mine: mine[name], theirs: theirs[name] })
  return { ...mine, description: join('description'), dialogue: join('dialogue') }
}

export const isBlank = (value: ElementValue): boolean => wordsOf(value).trim() === ''

/** An element of another kind with the same words. */
export function ofKind(value: ElementValue, kind: ElementValue['element_type']): ElementValue {
  if (kind === value.element_type) return value
  const words = wordsOf(value)
  const empty = emptyValue(kind)
  return kind === 'DIALOGUE' ? { ...empty, dialogue: words } : { ...empty, description: words }
}

/** The element in the contract's form. */
export function inputOf(value: ElementValue, place: { version?: number; index?: number } = {}): ScreenplayElementInput {
  const { element_type: kind, description, character, dialogue, emotions } = value
  if (kind !== 'DIALOGUE') return { element_type: kind, description, ...place }
  return {
    element_type: kind,
    dialogue,
    description,
    emotions,
    ...(character !== null && { character }),
    ...place,
  }
}
