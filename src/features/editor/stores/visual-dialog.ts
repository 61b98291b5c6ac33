import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Editor } from '../lib/editor.ts'

/** Dialogs about one A-roll: those of AI tools by the tool's name, and what needs a picture to point at. */
export type VisualDialogName =
  'IMAGE' | 'REFRAME' | 'UPSCALE' | 'IMAGE_TO_VIDEO' | 'LIP_SYNC' | 'repaint' | 'generations' | 'crop'

interface OpenDialog {
  arollId: string
  name: VisualDialogName
}

const stores = new WeakMap<Editor, StoreApi<OpenDialog | null>>()

/** Which of them is open; buttons and the command palette open the same one. */
export function visualDialog(editor: Editor): StoreApi<OpenDialog | null> {
  const store = stores.get(editor) ?? createStore<OpenDialog | null>()(() => null)
  stores.set(editor, store)
  return store
}

export function openVisualDialog(editor: Editor, arollId: string, name: VisualDialogName): void {
  visualDialog(editor).setState({ arollId, name }, true)
}

export function closeVisualDialog(editor: Editor): void {
  visualDialog(editor).setState(null, true)
}
