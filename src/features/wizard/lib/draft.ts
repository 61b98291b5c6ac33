import { persist, readStored } from '#src/shared/lib/browser-storage.ts'
import type { Draft } from './choices.ts'

/** Stores choices that the server does not have yet: in this browser, one key per user and story. */
export function draftKey(userId: string | undefined, storyId: string | undefined): string {
  return `wizard-text:${userId ?? ''}:${storyId ?? 'new'}`
}

export function readDraft(key: string): Draft {
  const stored = readStored(localStorage, key)
  return typeof stored === 'object' && stored !== null ? stored : {}
}

export function storeDraft(key: string, unsaved: Draft): void {
  persist(localStorage, key, Object.keys(unsaved).length === 0 ? null : unsaved)
}
