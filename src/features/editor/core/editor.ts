import type { QueryClient } from '@tanstack/react-query'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { MusicCueInput, Overlay } from '#generated/schema.ts'
import { createPlayback, type Playback } from '#src/video/player/playback.ts'
import {
  createArollChoice,
  createOverlayChoice,
  type OverlayChoice,
  type ArollChoice,
  type TimelineHandle,
  createCleanUpDialog,
  type CleanUpDialogStore,
  createVisualDialog,
  type VisualDialogStore,
  createSelectionStore,
  type SelectionStore,
} from './looked-at.ts'
import { confirm, createStoryStore, type StoryStore } from './story-store.ts'
import { toOpenStory, type StoryDocument } from './open-story.ts'
import { createOutbox, type Outbox } from './outbox/outbox.ts'
import { withUnsent, type UnsentEdit, withPresentText } from './outbox/unsent.ts'
import type { VideoDocument } from '#src/video/document.ts'

/** The video as it would be after the current drag. Only the player shows it: nothing is committed until the drag ends. */
interface FilmDraft {
  show: (film: VideoDocument | null) => void
  get: () => VideoDocument | null
  subscribe: (listener: () => void) => () => void
}

/** A copied piece of music or effect. */
export interface CopiedCue {
  from: number
  cue: MusicCueInput
}

/** One open story: its document, its transport, and the order in which its edits reach the server. */
export interface Editor {
  storyId: string
  store: StoryStore
  selection: SelectionStore
  /** The selected A-roll of each scene. */
  chosenArolls: ArollChoice
  chosenOverlays: OverlayChoice
  /** What a paste adds, also into another scene. */
  copiedOverlays: StoreApi<readonly Overlay[]>
  chosenCues: StoreApi<readonly string[]>
  /** What a paste adds, with the frame of the film at which it began. */
  copiedCues: StoreApi<readonly CopiedCue[]>
  /** The cues that alone are played; the export has all sounds. */
  soloCues: StoreApi<readonly string[]>
  /** Whether the beats of the music are shown in the timeline and drags snap to them. */
  snapsToBeats: StoreApi<boolean>
  /** The open dialog about an A-roll. */
  visualDialog: VisualDialogStore
  /** The open dialog about the sound of recordings and videos. */
  cleanUpDialog: CleanUpDialogStore
  /** The player's state during a drag. */
  filmDraft: FilmDraft
  /** The visible timeline; null while there is none. */
  timeline: TimelineHandle | null
  playback: Playback
  queries: QueryClient
  /** Sends edits to the server in order, also after time offline. */
  outbox: Outbox
  /** Runs something after pending edits. */
  enqueue: Outbox['enqueue']
  /** Keys of the calls of this tab: events about them bring nothing new. */
  ownKeys: Set<string>
  /** The newest revision that this tab knows. */
  revision: number
}

interface Beginning {
  /** The scene that is selected initially; the first one by default. */
  sceneId?: string | null
  /** Initial position of the playhead. */
  frame?: number
  /** Edits of closed tabs that the user decides about. */
  unsent?: readonly UnsentEdit[]
}

export function createEditor(
  document: StoryDocument,
  queries: QueryClient,
  { sceneId = null, frame = 0, unsent = [] }: Beginning = {},
): Editor {
  const store = createStoryStore(toOpenStory(document), unsent)
  const outbox = createOutbox(document.story_id, {
    onReach: (isReached) => store.setState({ isUnreachable: !isReached }),
    onStored: (by) => store.setState(({ storedEdits }) => ({ storedEdits: storedEdits + by })),
    revision: () => editor.revision,
    unsent: () => store.getState().unsent,
    onUnsent(edit) {
      confirm(store, (open) => withPresentText(open, edit))
      store.setState((state) => ({ unsent: withUnsent(state.unsent, edit) }))
    },
  })
  const editor: Editor = {
    storyId: document.story_id,
    store,
    selection: createSelectionStore(sceneId),
    chosenArolls: createArollChoice(),
    chosenOverlays: createOverlayChoice(),
    copiedOverlays: createStore<readonly Overlay[]>()(() => []),
    chosenCues: createStore<readonly string[]>()(() => []),
    copiedCues: createStore<readonly CopiedCue[]>()(() => []),
    soloCues: createStore<readonly string[]>()(() => []),
    snapsToBeats: createStore<boolean>()(() => true),
    visualDialog: createVisualDialog(),
    cleanUpDialog: createCleanUpDialog(),
    filmDraft: createFilmDraft(),
    timeline: null,
    playback: createPlayback(frame),
    queries,
    outbox,
    enqueue: outbox.enqueue,
    ownKeys: new Set(),
    revision: document.revision,
  }
  return editor
}

function createFilmDraft(): FilmDraft {
  let film: VideoDocument | null = null
  const listeners = new Set<() => void>()
  return {
    show(next) {
      if (next === film) return
      film = next
      for (const listener of listeners) listener()
    },
    get: () => film,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
