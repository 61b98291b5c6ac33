import { expect, it } from 'vitest'
import { realtimeEvents, type RealtimeEventName } from '#generated/realtime/events.ts'
import { sampleEvent } from './send-event.ts'

it.each(Object.keys(realtimeEvents) as RealtimeEventName[])(
  'a payload of %s is one that the contract allows',
  (name) => {
    const storyId = '0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01'
    const payload = JSON.parse(sampleEvent(name, { pathname: `/story/${storyId}` })) as { story_id?: string }
    expect(realtimeEvents[name].safeParse(payload).error?.issues ?? []).toEqual([])
    if ('story_id' in payload) expect(payload.story_id).toBe(storyId)
  },
)
