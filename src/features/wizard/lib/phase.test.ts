import { expect, it } from 'vitest'
import type { StoryDocument } from '#generated/schema.ts'
import { phaseOf } from './phase.ts'

const story = (change: object) =>
  ({
    creation_mode: 'Script',
    status: 'DRAFT',
    scenes: [],
    is_created_with_screenplay: false,
    ...change,
  }) as unknown as StoryDocument
const written = { audio_media: null, arolls: [] }
const showing = (source: string) => ({ ...written, arolls: [{ aroll_object: { media: { source } } }] })

it('a story stays in the wizard while its text is written, and until a part of it was generated', () => {
  expect(phaseOf(story({ scenes: [written] }), undefined)).toBe('wizard')
  expect(phaseOf(story({ status: 'GENERATING' }), undefined)).toBe('wizard')
  expect(phaseOf(story({ status: 'GENERATING' }), 'SPLITTING')).toBe('wizard')
  expect(phaseOf(story({ status: 'FAILED', scenes: [written] }), undefined)).toBe('wizard')
  expect(phaseOf(story({ status: 'GENERATING' }), 'SPEAKING')).toBe('making')
  expect(phaseOf(story({ status: 'FAILED', scenes: [written, showing('GENERATED')] }), undefined)).toBe('making')
  expect(phaseOf(story({ scenes: [written, { ...written, audio_media: {} }] }), undefined)).toBe('making')
  expect(phaseOf(story({ status: 'COMPLETED' }), undefined)).toBe('made')
})

it('an image that was chosen before the generation keeps the story in the wizard', () => {
  expect(phaseOf(story({ scenes: [showing('STOCK'), showing('USER')] }), undefined)).toBe('wizard')
})

it('a story of another kind of creation continues in the editor', () => {
  expect(phaseOf(story({ creation_mode: 'Blank' }), undefined)).toBe('elsewhere')
  expect(phaseOf(story({ creation_mode: 'Screenplay', is_created_with_screenplay: true }), undefined)).toBe('elsewhere')
  expect(phaseOf(story({ creation_mode: 'Screenplay' }), undefined)).toBe('wizard')
})
