import { createStore, type StoreApi } from 'zustand/vanilla'
import type { StoryStore } from './story-store.ts'

/** Which A-roll of each scene is looked at, by scene; for as long as the story is open. */
export type ArollChoice = StoreApi<Readonly<Record<string, string>>>

interface HasArollChoice {
  chosenArolls: ArollChoice
}

export const createArollChoice = (): ArollChoice => createStore<Readonly<Record<string, string>>>()(() => ({}))

export function chooseAroll(editor: HasArollChoice, sceneId: string, arollId: string): void {
  editor.chosenArolls.setState({ [sceneId]: arollId })
}

/** The A-roll that is looked at: the chosen one, the first where none is (any more); undefined in an empty scene. */
export function chosenAroll(editor: HasArollChoice & { store: StoryStore }, sceneId: string): string | undefined {
  const ids = editor.store.getState().open.scenes[sceneId]?.arollIds ?? []
  const chosen = editor.chosenArolls.getState()[sceneId]
  return ids.find((id) => id === chosen) ?? ids[0]
}
