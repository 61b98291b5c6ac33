import type { Choices } from './choices.ts'

/** Where choices wait that the server does not have yet: this tab, one place per person and story. */
export function draftKey(userId: string | undefined, storyId: string | undefined): string {
  return `wizard-text:${userId ?? ''}:${storyId ?? 'new'}`
}

export function readDraft(key: string): Partial<Choices> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    return typeof kept === 'object' && kept !== null ? kept : {}
  } catch {
    return {}
  }
}

export function keepDraft(key: string, unsaved: Partial<Choices>): void {
  if (Object.keys(unsaved).length === 0) sessionStorage.removeItem(key)
  else sessionStorage.setItem(key, JSON.stringify(unsaved))
}
