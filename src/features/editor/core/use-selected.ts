import type { Aroll, SceneRow } from './open-story.ts'
import { useOpen } from './use-editor.ts'
import { useView } from './use-view.ts'

/** The selected scene; undefined in a story without scenes. */
export function useSelectedScene(): SceneRow | undefined {
  const { sceneId } = useView()
  return useOpen((open) => (sceneId === null ? undefined : open.scenes[sceneId]))
}

export const useAroll = (id: string | undefined): Aroll | undefined =>
  useOpen((open) => (id === undefined ? undefined : open.arolls[id]))
