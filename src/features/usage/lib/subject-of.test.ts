import { expect, it } from 'vitest'
import { subjectOf } from './subject-of.ts'

const none = {
  ...{ story_id: null, story_title: null, scene_number: null, aroll_number: null },
  ...{ lora_id: null, lora_name: null, tool: null },
}

it.each([
  [{}, '–'],
  [{ story_id: 's', story_title: 'The bakery' }, 'The bakery'],
  [{ story_id: 's', story_title: 'The bakery', scene_number: 2, aroll_number: 1 }, 'The bakery · scene 2 · visual 1'],
  [{ story_id: 's', tool: 'UPSCALE' as const }, 'Deleted story'],
  [{ tool: 'REFRAME' as const }, 'Reframe tool'],
  [{ lora_id: 'm', lora_name: 'Mara' }, 'Mara'],
  [{ lora_id: 'm', lora_name: '' }, 'Unnamed model'],
  [{ lora_id: 'm' }, 'Deleted model'],
])('a usage line of %o is for “%s”', (line, words) => {
  expect(subjectOf({ ...none, ...line })).toBe(words)
})
