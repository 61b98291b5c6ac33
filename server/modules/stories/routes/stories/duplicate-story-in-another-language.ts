import { voicesFor } from '#src/domain/voice-for.ts'
import { ownStory } from '#server/platform/auth/ownership.ts'
import { requireIdle } from '#server/modules/generation/requirements.ts'
import { publishStatus } from '#server/modules/stories/publish-status.ts'
import { validationFailed } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { countScenesOf } from '#server/platform/db/queries/scenes.ts'
import { presentStory } from '#server/modules/stories/presenters/story.ts'
import { requireLength } from '#server/modules/stories/checks.ts'
import { requireRoomForStory } from '#server/modules/stories/plan-limits.ts'
import { beginCopy } from '#server/modules/stories/translation/begin-copy.ts'
import { requireTranslated } from '#server/modules/stories/translation/present.ts'
import { isOpen } from '#server/modules/stories/translation/price-translation.ts'
import { requireTranslator, startTranslating } from '#server/modules/stories/translation/start.ts'

export const duplicateStoryInAnotherLanguage = route(
  'duplicateStoryInAnotherLanguage',
  async ({ user, body, ...scope }) => {
    const original = await ownStory(scope.db, user, body.story_id)
    const { language, voice_code: voiceCode, display_title: title } = body
    if (language === original.language) throw validationFailed({ language: ['Choose another language'] })
    const able = voicesFor(scope.services.engines.voice.voices, language)
    if (voiceCode !== undefined && !able.some(({ id }) => id === voiceCode))
      throw validationFailed({ voice_code: ['This voice speaks another language'] })
    const isByHand = body.translation === 'BY_HAND'
    if (!isByHand) requireTranslator(scope, original.language, language)
    // A scene that is being spoken would be copied without its voice-over, and there would be no length to compare.
    requireIdle(original)
    requireLength((await countScenesOf(scope, original.id)).frames, user)
    await requireRoomForStory(scope, user)
    const { copy, scenes } = await beginCopy(scope, original, { language, voiceCode, title })
    if (isByHand) return presentStory(scope, copy)
    const mayRename = title === undefined
    const story = await startTranslating(scope, requireTranslated(copy), { scenes: scenes.filter(isOpen), mayRename })
    await publishStatus(scope, copy.id)
    return presentStory(scope, story)
  },
)
