import { route } from '#server/platform/http/route.ts'
import { presentTranslator } from '#server/modules/stories/translation/present.ts'

export const getTranslator = route('getTranslator', async ({ services }) => presentTranslator(services.engines))
