import { keep, readKept } from '#src/shared/lib/kept.ts'
import type { Choices } from './choices.ts'

/** Where choices wait that the server does not have yet: this browser, one place per person and story. */
export function draftKey(userId: string | undefined, storyId: string | undefined): string {
  return `wizard-text:${userId ?? ''}:${storyId ?? 'new'}`
}

export function readDraft(key: string): Partial<Choices> {
  const kept = readKept(localStorage, key)
  return typeof kept === 'object' && kept !== null ? kept : {}
}

export function keepDraft(key: string, unsaved: Partial<Choices>): void {
  keep(localStorage, key, Object.keys(unsaved).length === 0 ? null : unsaved)
}
