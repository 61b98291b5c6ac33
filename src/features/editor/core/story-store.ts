import { createStore, type StoreApi } from 'zustand/vanilla'
import type { OpenStory } from './open-story.ts'
import type { UnsentEdit } from './outbox/unsent.ts'

const MARK = 'scenes:'

/** Names in the store's `busy` of running work, each with its subject; `busyScenes` names whole scenes. */
export const busyKeys = {
  /** An A-roll's image or video is replaced. */
  visual: (arollId: string) => `visual:${arollId}`,
  /** All images are generated. */
  allVisuals: 'visual:all',
  /** A scene's voice-over is generated or uploaded. */
  voice: (sceneId: string) => `voice:${sceneId}`,
  /** A task is requested; its progress is in the story's tasks. */
  task: (arollId: string) => `task:${arollId}`,
  /** A prompt is generated from the scene's text. */
  prompt: (sceneId: string) => `prompt:${sceneId}`,
  /** Outdated assets are requested. */
  regeneratingStaleWork: 'regenerating-stale-work',
  /** The script is being regenerated, or part of the new one is taken. */
  rewriting: 'rewriting',
  /** A quote is accepted or stopped. */
  real: 'real',
  portrait: (characterId: string) => `portrait:${characterId}`,
  sheet: (characterId: string) => `sheet:${characterId}`,
  music: 'music',
  /** Music is requested; its progress is in the story's tasks. */
  composing: 'composing',
  newScene: 'scene',
  restoreVersion: 'version',
  upload: 'upload',
} as const

/** A command's change of the open document; run again whenever the state below it changes. */
export type Edit = (open: OpenStory) => OpenStory

export interface PendingEdit {
  id: number
  edit: Edit
}

/** `unsent`: there are edits that only the user can decide about. */
export type SaveState = 'saved' | 'saving' | 'failed' | 'unsent'

export interface StoryState {
  /** The visible document: the server's with pending edits. */
  open: OpenStory
  /** The document as saved on the server. */
  confirmed: OpenStory
  pending: readonly PendingEdit[]
  /** Pending calls. */
  running: number
  /** Fields whose text is sent as soon as the user pauses. */
  waiting: number
  /** Retries the last refused edit; null when none was refused. */
  retry: (() => void) | null
  /** Edits wait because the server cannot be reached. */
  isUnreachable: boolean
  /** Unanswered edits that this browser has stored, so that they survive the tab. */
  storedEdits: number
  /** Edits that are not on the server and that the user decides about. */
  unsent: readonly UnsentEdit[]
  /** Whether the dialog about them is open; it opens by itself for those that closed tabs left behind. */
  isReviewing: boolean
  /** The labels of the next undo and redo; null when there is none. */
  history: HistoryLabels
  /** Names of running work, each with its scene: `visual:<arollId>`, `voice:<sceneId>`. */
  busy: readonly string[]
}

export interface HistoryLabels {
  undo: string | null
  redo: string | null
}

export type StoryStore = StoreApi<StoryState>

/** The one store of the open story. A frame of the playback never enters it. */
export function createStoryStore(open: OpenStory, unsent: readonly UnsentEdit[] = []): StoryStore {
  return createStore<StoryState>()(() => ({
    open,
    confirmed: open,
    pending: [],
    running: 0,
    waiting: 0,
    retry: null,
    isUnreachable: false,
    storedEdits: 0,
    unsent,
    isReviewing: unsent.length > 0,
    history: { undo: null, redo: null },
    busy: [],
  }))
}

const layered = (confirmed: OpenStory, pending: readonly PendingEdit[]): OpenStory =>
  pending.reduce((open, { edit }) => edit(open), confirmed)

/** Shows an edit before the server has answered. */
export function addPending(store: StoryStore, pendingEdit: PendingEdit): void {
  store.setState(({ open, pending }) => ({ open: pendingEdit.edit(open), pending: [...pending, pendingEdit] }))
}

/**
 * Ends an edit: `settle` is the server's new state, null rolls the edit back. Edits made since then stay on top, whichever
 * way it ended.
 */
export function endPending(store: StoryStore, id: number, settle: Edit | null): void {
  store.setState((state) => {
    const ended = state.pending.find((each) => each.id === id)
    const pending = state.pending.filter((each) => each.id !== id)
    const applied = settle && ended ? ended.edit(state.confirmed) : state.confirmed
    const confirmed = settle ? settle(applied) : state.confirmed
    return { confirmed, pending, open: layered(confirmed, pending) }
  })
}

/** Applies the server's state, for example after a job has delivered; pending edits stay on top. */
export function confirm(store: StoryStore, change: Edit): void {
  store.setState(({ confirmed: before, pending }) => {
    const confirmed = change(before)
    return confirmed === before ? {} : { confirmed, open: layered(confirmed, pending) }
  })
}

/** Counts a field as waiting until the returned function is called. */
export function addWaiting(store: StoryStore): () => void {
  store.setState(({ waiting }) => ({ waiting: waiting + 1 }))
  return () => store.setState(({ waiting }) => ({ waiting: waiting - 1 }))
}

export const saveStateOf = ({ running, waiting, retry, isUnreachable, unsent }: StoryState): SaveState => {
  if (running > 0) return isUnreachable ? 'failed' : 'saving'
  if (waiting > 0) return 'saving'
  if (unsent.length > 0) return 'unsent'
  return retry ? 'failed' : 'saved'
}

/** Name in the store's `busy` of work on whole scenes. `work` is its label. */
export const busyScenes = (work: string, ids: readonly string[]): string => [MARK, work, ...ids].join('|')

/** The label of the work on a scene ('Splitting'); undefined when there is none. */
export function workOn(busy: readonly string[], id: string): string | undefined {
  const marks = busy.map((name) => name.split('|'))
  return marks.find(([mark, , ...ids]) => mark === MARK && ids.includes(id))?.[1]
}
