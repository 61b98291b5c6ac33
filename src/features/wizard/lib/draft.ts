import type { Choices } from './choices.ts'

/** Where choices wait that the server does not have yet: this browser, one place per person and story. */
export function draftKey(userId: string | undefined, storyId: string | undefined): string {
  return `wizard-text:${userId ?? ''}:${storyId ?? 'new'}`
}

export function readDraft(key: string): Partial<Choices> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    return typeof kept === 'object' && kept !== null ? kept : {}
  } catch {
    return {}
  }
}

export function keepDraft(key: string, unsaved: Partial<Choices>): void {
  try {
    if (Object.keys(unsaved).length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(unsaved))
  } catch {
    // No room in the browser: it stays in the page, and on the server once it is saved.
  }
}
