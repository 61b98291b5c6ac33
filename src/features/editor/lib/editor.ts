import type { QueryClient } from '@tanstack/react-query'
import { createPlayback, type Playback } from '#src/video/player/playback.ts'
import { createStoryStore, type StoryStore } from '../stores/story-store.ts'
import { toOpenStory, type StoryDocument } from './open-story.ts'
import { createOutbox, type Outbox } from './outbox/outbox.ts'

/** One open story: its document, its transport, and the order in which its edits reach the server. */
export interface Editor {
  storyId: string
  store: StoryStore
  playback: Playback
  queries: QueryClient
  /** Carries edits to the server in the order they were made, also after a spell offline. */
  outbox: Outbox
  /** Runs something after the edits that are on their way. */
  enqueue: Outbox['enqueue']
  /** Keys of the calls this tab made: events about them tell nothing new. */
  ownKeys: Set<string>
  /** The newest revision this tab has heard of. */
  revision: number
}

export function createEditor(document: StoryDocument, queries: QueryClient, startAt = 0): Editor {
  const store = createStoryStore(toOpenStory(document))
  const outbox = createOutbox(document.story_id, {
    onReach: (isReached) => store.setState({ isUnreachable: !isReached }),
    onKept: (by) => store.setState(({ kept }) => ({ kept: kept + by })),
  })
  return {
    storyId: document.story_id,
    store,
    playback: createPlayback(startAt),
    queries,
    outbox,
    enqueue: outbox.enqueue,
    ownKeys: new Set(),
    revision: document.revision,
  }
}
