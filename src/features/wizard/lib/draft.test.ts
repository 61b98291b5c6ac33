// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { draftKey, storeDraft, readDraft } from './draft.ts'

beforeEach(() => localStorage.clear())

it('the wizard draft keeps unsaved choices apart by user and story, and forgets them once saved', () => {
  const key = draftKey('anna', undefined)
  storeDraft(key, { text: 'Half a thought' })
  expect(readDraft(key)).toEqual({ text: 'Half a thought' })
  expect(readDraft(draftKey('ben', undefined))).toEqual({})
  expect(readDraft(draftKey('anna', 'story'))).toEqual({})
  storeDraft(key, {})
  expect(localStorage).toHaveLength(0)
})

it('the wizard draft ignores what another version stored', () => {
  localStorage.setItem('x', '{broken')
  expect(readDraft('x')).toEqual({})
})
