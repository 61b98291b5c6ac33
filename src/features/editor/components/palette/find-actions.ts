import type { Action } from '../../actions/action.ts'

export interface ActionGroup {
  title: string
  actions: readonly Action[]
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** The actions in whose words every word of the search begins one; groups without any are left out. */
export function findActions(groups: readonly ActionGroup[], search: string): ActionGroup[] {
  const wanted = plain(search).split(/\s+/).filter(Boolean)
  return groups
    .map(({ title, actions }) => ({ title, actions: actions.filter((action) => matches(title, action, wanted)) }))
    .filter(({ actions }) => actions.length > 0)
}

function matches(title: string, { label, keywords = '' }: Action, wanted: readonly string[]): boolean {
  const words = plain(`${label} ${keywords} ${title}`).split(/[^\p{L}\p{N}]+/u)
  return wanted.every((part) => words.some((word) => word.startsWith(part)))
}
