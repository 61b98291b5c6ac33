import type { Action } from '../core/action.tsx'

export interface ActionGroup {
  title: string
  actions: readonly Action[]
}

const wordsOf = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)

/** The actions with a word that starts with each word of the search; empty groups are left out. */
export function findActions(groups: readonly ActionGroup[], search: string): ActionGroup[] {
  const wanted = wordsOf(search).filter(Boolean)
  return groups
    .map(({ title, actions }) => ({ title, actions: actions.filter((action) => matches(title, action, wanted)) }))
    .filter(({ actions }) => actions.length > 0)
}

function matches(title: string, { label, keywords = '' }: Action, wanted: readonly string[]): boolean {
  const words = wordsOf(`${label} ${keywords} ${title}`)
  return wanted.every((part) => words.some((word) => word.startsWith(part)))
}
