import { createStore, type StoreApi } from 'zustand/vanilla'

/** Dialogs about one A-roll: those of AI tools by the tool's name, and what needs a picture to point at. */
export type VisualDialogName =
  'IMAGE' | 'REFRAME' | 'UPSCALE' | 'IMAGE_TO_VIDEO' | 'LIP_SYNC' | 'repaint' | 'generations' | 'crop'

interface OpenDialog {
  arollId: string
  name: VisualDialogName
}

/** Which of them is open; buttons and the command palette open the same one. */
export type VisualDialogStore = StoreApi<OpenDialog | null>

interface HasVisualDialog {
  visualDialog: VisualDialogStore
}

export const createVisualDialog = (): VisualDialogStore => createStore<OpenDialog | null>()(() => null)

export function openVisualDialog(editor: HasVisualDialog, arollId: string, name: VisualDialogName): void {
  editor.visualDialog.setState({ arollId, name })
}

export function closeVisualDialog(editor: HasVisualDialog): void {
  editor.visualDialog.setState(null, true)
}
