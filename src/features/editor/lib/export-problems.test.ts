import { expect, test } from 'vitest'
import { exampleStory } from '#src/video/testing/example-story.ts'
import { problemsOf } from './export-problems.ts'
import { patchScene, toOpenStory } from './open-story.ts'

test('names the scenes that are not ready, and says nothing about those that are', () => {
  const open = toOpenStory(exampleStory())
  const ready = open.order.reduce((each, id) => patchScene(each, id, { is_voiceover_stale: false }), open)
  const before = problemsOf(ready)
  const id = ready.order[0] ?? ''
  expect(before.join()).not.toContain('out of date')
  expect(problemsOf(patchScene(ready, id, { is_voiceover_stale: true }))).toContain(
    'Voice-over is out of date: scene 1',
  )
  expect(problemsOf(patchScene(ready, id, { audio_media: null, text: 'Words' })).join()).toMatch(
    /Not spoken yet: scenes? 1/,
  )
  expect(problemsOf(patchScene(ready, id, { arollIds: [] })).join()).toMatch(/No picture yet: scenes? 1/)
})
