import { readBalance } from '#server/modules/billing/credits/account.ts'
import { priceUnwritten } from '#server/modules/generation/price-unwritten.ts'
import { route } from '#server/platform/http/route.ts'

/** The price of a story from a prompt, before it exists. */
export const getNewStoryQuote = route('getNewStoryQuote', async ({ user, query, ...scope }) => {
  const { available: balance } = await readBalance(scope, user.id)
  const quote = await priceUnwritten(
    scope,
    {
      ...{
        scriptType: 'PROMPT',
        initialPrompt: '',
        language: query.language,
        defaultVoiceCode: null,
        usualVoiceCode: null,
      },
      ...{ videoLengthInSec: query.video_length_in_sec, sceneSize: 'SHORT', scenePace: 'MEDIUM' },
      ...{ aiOutputMode: 'IMAGE', shotsPerScene: query.shots_per_scene ?? 'AUTO', imageStyleId: null },
      ...{ leonardoStyleReferenceImageId: null, leonardoStyleReferenceStrength: null },
      ...{ defaultImageModel: query.default_image_model ?? user.defaultImageModel, leonardoModelId: null },
    },
    user,
  )
  return { quote, balance, is_affordable: (quote?.most ?? 0) <= balance }
})
