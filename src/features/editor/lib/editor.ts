import type { QueryClient } from '@tanstack/react-query'
import { createPlayback, type Playback } from '#src/video/player/playback.ts'
import { createStoryStore, type StoryStore } from '../stores/story-store.ts'
import { toOpenStory, type StoryDocument } from './open-story.ts'

/** One open story: its document, its transport, and the order in which its edits reach the server. */
export interface Editor {
  storyId: string
  store: StoryStore
  playback: Playback
  queries: QueryClient
  /** Runs calls one after the other, so that edits arrive in the order they were made. */
  enqueue: <T>(call: () => Promise<T>) => Promise<T>
}

export function createEditor(document: StoryDocument, queries: QueryClient, startAt = 0): Editor {
  let last: Promise<unknown> = Promise.resolve()
  return {
    storyId: document.story_id,
    store: createStoryStore(toOpenStory(document)),
    playback: createPlayback(startAt),
    queries,
    enqueue(call) {
      const next = last.then(call, call)
      last = next.catch(() => undefined)
      return next
    },
  }
}
