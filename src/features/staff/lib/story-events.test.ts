import { expect, it } from 'vitest'
import type { StoryDebugDetails } from '#generated/schema.ts'
import { storyEvents } from './story-events.ts'

const at = (minute: number) => `2026-11-21T09:${String(minute).padStart(2, '0')}:00Z`

it('scenes, jobs, tasks, exports, credits, edits, events and reports of a story are on one axis, newest first, errors marked', () => {
  const none = { scenes: [], jobs: [], tasks: [], renders: [], ledger: [], edits: [], events: [], reports: [] }
  const job = { job_id: 'a', kind: 'make-story', attempts: 1, error_message: null, is_stuck: false }
  const details = {
    ...none,
    jobs: [
      { ...job, status: 'COMPLETED', created_at: at(1), started_at: at(2), finished_at: at(3) },
      {
        ...job,
        job_id: 'b',
        status: 'RUNNING',
        is_stuck: true,
        created_at: at(5),
        started_at: at(5),
        finished_at: null,
      },
    ],
    scenes: [{ scene_id: 'e', element_order: 2, state: 'FAILED', created_at: at(0) }],
    edits: [{ edit_id: 'c', revision: 4, label: 'Split scene', is_undone: true, created_at: at(4) }],
    events: [{ event: 'story-changed', seq: 12, created_at: at(6) }],
    reports: [{ report_id: 'd', kind: 'ENGINE', details: '', state: 'OPEN', created_at: at(9) }],
  } as unknown as StoryDebugDetails
  expect(storyEvents(details).map(({ what, detail, isTrouble }) => [what, detail, isTrouble])).toEqual([
    ['Report', 'Engine', true],
    ['Event', 'story-changed, number 12', false],
    ['Job', 'make-story, running', true],
    ['Edit', 'Split scene, revision 4, undone', false],
    ['Job', 'make-story, completed, took 1 min', false],
    ['Scene', 'number 3, failed', true],
  ])
})
