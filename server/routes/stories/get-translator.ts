import { route } from '#server/http/route.ts'
import { presentTranslator } from '#server/translation/present.ts'

export const getTranslator = route('getTranslator', async ({ services }) => presentTranslator(services.engines))
