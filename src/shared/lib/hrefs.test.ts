import { expect, it } from 'vitest'
import { storyHref } from './hrefs.ts'

const href = (change: object) =>
  storyHref({
    id: 'a',
    status: 'DRAFT',
    creation_mode: 'Script',
    scenes_completed: 0,
    scenes_total: 3,
    duration_in_frames: 0,
    ...change,
  } as never)

it('a draft opens in its wizard, a started or foreign one in the editor', () => {
  expect(href({})).toBe('/new-story/a')
  expect(href({ creation_mode: 'Narrated' })).toBe('/new-story/a')
  expect(href({ creation_mode: 'Blank' })).toBe('/story/a')
  expect(href({ creation_mode: 'Audio' })).toBe('/new-audio/a')
  expect(href({ creation_mode: 'Screenplay' })).toBe('/new-story/a/screenplay')
  expect(href({ creation_mode: 'Screenplay', scenes_total: 0 })).toBe('/new-story/a')
  expect(href({ scenes_completed: 2 })).toBe('/story/a')
  expect(href({ creation_mode: 'Avatar', scenes_completed: 1 })).toBe('/avatar-video?story_id=a')
  expect(href({ creation_mode: 'Avatar', status: 'COMPLETED' })).toBe('/story/a')
  expect(href({ status: 'COMPLETED', scenes_completed: 3 })).toBe('/story/a')
})

it('a generating story shows its progress; a failed one opens in the editor with its finished scenes', () => {
  expect(href({ status: 'GENERATING' })).toBe('/generating?story_id=a')
  expect(href({ status: 'FAILED', scenes_completed: 2, duration_in_frames: 300 })).toBe('/story/a')
  expect(href({ status: 'FAILED', duration_in_frames: 300 })).toBe('/story/a')
  expect(href({ status: 'FAILED', creation_mode: 'Screenplay', duration_in_frames: 300 })).toBe('/story/a')
  expect(href({ status: 'FAILED', creation_mode: 'Avatar', duration_in_frames: 300 })).toBe('/generating?story_id=a')
  expect(href({ status: 'FAILED', creation_mode: 'Audio' })).toBe('/generating?story_id=a')
  expect(href({ status: 'FAILED' })).toBe('/new-story/a')
})
