import { createStore, type StoreApi } from 'zustand/vanilla'

/** What a person selected last, as it was asked for: scenes of it may be gone by now. */
export interface Selection {
  /** The scene that the inspector shows. */
  leadId: string | null
  /** Scenes selected together; empty when the lead is selected alone. */
  ids: readonly string[]
}

export type SelectionStore = StoreApi<Selection>

export function createSelectionStore(leadId: string | null): SelectionStore {
  return createStore<Selection>()(() => ({ leadId, ids: [] }))
}

export interface SelectedScenes {
  /** The scene that the inspector shows; null in a story without scenes. */
  sceneId: string | null
  /** Every selected scene in playing order, `sceneId` among them. */
  selectedSceneIds: readonly string[]
}

/** The selection among the scenes that are there. A lead that is gone makes way for another selected scene, else the first. */
export function selectedScenes(order: readonly string[], { leadId, ids }: Selection): SelectedScenes {
  const several = order.filter((id) => ids.includes(id))
  const lead = order.find((id) => id === leadId) ?? order[0] ?? null
  const isAmong = lead === null || several.length === 0 || several.includes(lead)
  const sceneId = isAmong ? lead : (several[0] ?? lead)
  return { sceneId, selectedSceneIds: several.length > 0 ? several : sceneId === null ? [] : [sceneId] }
}
