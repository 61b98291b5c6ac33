import { createStore, type StoreApi } from 'zustand/vanilla'
import type { SoundPlace } from './open-sounds.ts'
import type { StoryStore } from './story-store.ts'
import type { ImageModelRatio } from '#src/domain/image-model.ts'

/** The user's last selection, as it was requested: scenes of it may be gone by now. */
interface Selection {
  /** The scene in the inspector. */
  leadId: string | null
  /** Scenes selected together; empty when the lead is selected alone. */
  ids: readonly string[]
}

export type SelectionStore = StoreApi<Selection>

export interface SelectedScenes {
  /** The scene in the inspector; null in a story without scenes. */
  sceneId: string | null
  /** Every selected scene in playing order, `sceneId` among them. */
  selectedSceneIds: readonly string[]
}

/** The user's choices; each tool reads its own fields. The numbers are the specification's defaults. */
export interface TaskChoices {
  /** Name of one of the model's engines; null for the default. */
  engine: string | null
  prompt: string
  ratio: ImageModelRatio
  /** Seconds. */
  duration: number
  factor: 2 | 4
  hasSound: boolean
  intensity: number
  movesBody: boolean
  /** Ids of media. */
  reference: string | null
  endFrame: string | null
}

export const FIRST_CHOICES: TaskChoices = {
  engine: null,
  prompt: '',
  ratio: 'auto',
  duration: 5,
  factor: 2,
  hasSound: false,
  intensity: 3,
  movesBody: false,
  reference: null,
  endFrame: null,
}

/** Dialogs about one A-roll: those of AI tools by the tool's name, and those that need an image to point at. */
export type VisualDialogName =
  'IMAGE' | 'REFRAME' | 'UPSCALE' | 'IMAGE_TO_VIDEO' | 'LIP_SYNC' | 'repaint' | 'previousGenerations' | 'crop'

/** The earlier settings of a model, which its dialog opens with. */
export interface PreviousTask {
  tool: Exclude<VisualDialogName, 'repaint' | 'previousGenerations' | 'crop'>
  modelId: string
  /** Id of the source image. */
  sourceId: string
  choices: TaskChoices
}

interface OpenDialog {
  arollId: string
  name: VisualDialogName
  previous?: PreviousTask
}

/** The open one; buttons and the command palette open the same. */
export type VisualDialogStore = StoreApi<OpenDialog | null>

interface HasVisualDialog {
  visualDialog: VisualDialogStore
}

/** The places whose sound is cleaned up in the open dialog; null while it is closed. */
export type CleanUpDialogStore = StoreApi<readonly SoundPlace[] | null>

/** Actions on the visible timeline. */
export interface TimelineHandle {
  zoomBy: (factor: number) => void
  setFullScale: () => void
  fit: () => void
}

/** The selected A-roll of each scene; for as long as the story is open. */
export type ArollChoice = StoreApi<Readonly<Record<string, string>>>

interface HasArollChoice {
  chosenArolls: ArollChoice
}

export const createArollChoice = (): ArollChoice => createStore<Readonly<Record<string, string>>>()(() => ({}))

export function chooseAroll(editor: HasArollChoice, sceneId: string, arollId: string): void {
  editor.chosenArolls.setState({ [sceneId]: arollId })
}

/** The selected A-roll: the chosen one, or the first if none is (any more); undefined in an empty scene. */
export function chosenAroll(editor: HasArollChoice & { store: StoryStore }, sceneId: string): string | undefined {
  const ids = editor.store.getState().open.scenes[sceneId]?.arollIds ?? []
  const chosen = editor.chosenArolls.getState()[sceneId]
  return ids.find((id) => id === chosen) ?? ids[0]
}

/** Ids of the chosen overlays; those that were deleted are left out where they are read. */
export type OverlayChoice = StoreApi<readonly string[]>

export const createOverlayChoice = (): OverlayChoice => createStore<readonly string[]>()(() => [])

/** Keys act on one of both: choosing overlays ends the choice of cues, and the other way round. */
interface HasChoices {
  chosenOverlays: OverlayChoice
  chosenCues: StoreApi<readonly string[]>
}

/** Chooses overlays for inspector, image and keys; none: the scene is inspected again. */
export function chooseOverlays(editor: HasChoices, ids: readonly string[]): void {
  editor.chosenOverlays.setState(ids, true)
  if (ids.length > 0) editor.chosenCues.setState([], true)
}

/** Chooses music and effects for timeline, panel and keys. */
export function chooseCues(editor: HasChoices, ids: readonly string[]): void {
  editor.chosenCues.setState(ids, true)
  if (ids.length > 0) editor.chosenOverlays.setState([], true)
}

/** Registers a timeline for the actions; returns how to remove it. */
export function registerTimeline(editor: { timeline: TimelineHandle | null }, handle: TimelineHandle): () => void {
  editor.timeline = handle
  return () => {
    // Another one may be on screen by then.
    if (editor.timeline === handle) editor.timeline = null
  }
}

export const createVisualDialog = (): VisualDialogStore => createStore<OpenDialog | null>()(() => null)

export const createCleanUpDialog = (): CleanUpDialogStore => createStore<readonly SoundPlace[] | null>()(() => null)

/** Opens the dialog about the sound of places; null closes it. */
export function openCleanUp(editor: { cleanUpDialog: CleanUpDialogStore }, places: readonly SoundPlace[] | null): void {
  editor.cleanUpDialog.setState(places, true)
}

export function openVisualDialog(editor: HasVisualDialog, arollId: string, name: VisualDialogName): void {
  editor.visualDialog.setState({ arollId, name }, true)
}

/** Opens a model's dialog with its earlier settings. */
export function openTaskDialog(editor: HasVisualDialog, arollId: string, previous: PreviousTask): void {
  editor.visualDialog.setState({ arollId, name: previous.tool, previous }, true)
}

export function closeVisualDialog(editor: HasVisualDialog): void {
  editor.visualDialog.setState(null, true)
}

export function createSelectionStore(leadId: string | null): SelectionStore {
  return createStore<Selection>()(() => ({ leadId, ids: [] }))
}

/** The selection among the existing scenes. A deleted lead is replaced by another selected scene, else the first. */
export function selectedScenes(order: readonly string[], { leadId, ids }: Selection): SelectedScenes {
  const several = order.filter((id) => ids.includes(id))
  const lead = order.find((id) => id === leadId) ?? order[0] ?? null
  const isAmong = lead === null || several.length === 0 || several.includes(lead)
  const sceneId = isAmong ? lead : (several[0] ?? lead)
  return { sceneId, selectedSceneIds: several.length > 0 ? several : sceneId === null ? [] : [sceneId] }
}

/**
 * Selects the result of work, unless the user has selected something else since it began: work that ends late must not change what
 * the next key acts on. Refused work (undefined) selects nothing.
 */
export async function selectResult<Result>(
  { selection }: { selection: SelectionStore },
  work: Promise<Result | undefined>,
  select: (result: Result) => void,
): Promise<void> {
  const before = selection.getState()
  const result = await work
  if (result !== undefined && selection.getState() === before) select(result)
}
