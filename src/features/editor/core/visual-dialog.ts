import type { TaskChoices } from './task-choices.ts'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** Dialogs about one A-roll: those of AI tools by the tool's name, and what needs a picture to point at. */
export type VisualDialogName =
  'IMAGE' | 'REFRAME' | 'UPSCALE' | 'IMAGE_TO_VIDEO' | 'LIP_SYNC' | 'repaint' | 'previousGenerations' | 'crop'

/** What a model was asked for before, which its dialog opens with. */
export interface PreviousTask {
  tool: Exclude<VisualDialogName, 'repaint' | 'previousGenerations' | 'crop'>
  modelId: string
  /** Id of the picture that is worked on. */
  sourceId: string
  choices: TaskChoices
}

interface OpenDialog {
  arollId: string
  name: VisualDialogName
  previous?: PreviousTask
}

/** Which of them is open; buttons and the command palette open the same one. */
export type VisualDialogStore = StoreApi<OpenDialog | null>

interface HasVisualDialog {
  visualDialog: VisualDialogStore
}

export const createVisualDialog = (): VisualDialogStore => createStore<OpenDialog | null>()(() => null)

export function openVisualDialog(editor: HasVisualDialog, arollId: string, name: VisualDialogName): void {
  editor.visualDialog.setState({ arollId, name }, true)
}

/** Opens a model's dialog with what it was asked for before. */
export function openTaskDialog(editor: HasVisualDialog, arollId: string, previous: PreviousTask): void {
  editor.visualDialog.setState({ arollId, name: previous.tool, previous }, true)
}

export function closeVisualDialog(editor: HasVisualDialog): void {
  editor.visualDialog.setState(null, true)
}
