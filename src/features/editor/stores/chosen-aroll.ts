import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Editor } from '../lib/editor.ts'

type Chosen = Readonly<Record<string, string>>

const stores = new WeakMap<Editor, StoreApi<Chosen>>()

/** Which A-roll of each scene is looked at, by scene; for as long as the story is open. */
export function chosenArolls(editor: Editor): StoreApi<Chosen> {
  const store = stores.get(editor) ?? createStore<Chosen>()(() => ({}))
  stores.set(editor, store)
  return store
}

export function chooseAroll(editor: Editor, sceneId: string, arollId: string): void {
  chosenArolls(editor).setState({ [sceneId]: arollId })
}

/** The A-roll that is looked at: the chosen one, the first where none is (any more); undefined in an empty scene. */
export function chosenAroll(editor: Editor, sceneId: string): string | undefined {
  const ids = editor.store.getState().open.scenes[sceneId]?.arollIds ?? []
  const chosen = chosenArolls(editor).getState()[sceneId]
  return ids.find((id) => id === chosen) ?? ids[0]
}
