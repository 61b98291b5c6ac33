import { useListTaskModels } from '#generated/client/tasks/tasks.ts'

/** The model of avatar videos, and the name of the first connected engine that makes them; undefined without one. */
export function useAvatarModel() {
  const models = useListTaskModels()
  const model = models.data?.data.find(({ tool }) => tool === 'AVATAR')
  const connected = model?.engines.find(({ is_built_in: isBuiltIn }) => !isBuiltIn)?.engine
  return { models, model, connected }
}
