import { prepareEngines } from '#server/modules/generation/ask-writer.ts'
import { route } from '#server/platform/http/route.ts'

export const prepareGeneration = route('prepareGeneration', async ({ services }) => {
  prepareEngines(services.engines)
  return { message: 'The engines are getting ready' }
})
