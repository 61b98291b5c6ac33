import { plainText } from '#src/domain/plain-text.ts'
import { ownStory } from '#server/platform/auth/ownership.ts'
import { scenesOf } from '#server/platform/db/queries/scenes.ts'
import { notFound, validationFailed } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { requireIdle } from '#server/modules/generation/requirements.ts'
import { browserEngine, browserReceipt } from '#server/modules/generation/receipts/browser-models.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'
import { untranslatedTitle } from '#server/modules/stories/translation/begin-copy.ts'
import { editSceneText, translationReceipt } from '#server/modules/stories/translation/edit-texts.ts'
import { openOverlaysOf, translatedOverlay } from '#server/modules/stories/translation/overlay-texts.ts'
import { presentTranslation, requireTranslated } from '#server/modules/stories/translation/present.ts'
import { isOpen } from '#server/modules/stories/translation/price-translation.ts'

/** The texts pass the rules of a connected translator's: one plain line each, none empty, nothing overwritten that is translated by now. */
export const saveBrowserTranslation = route(
  'saveBrowserTranslation',
  async ({ user, params, body, userAgent, ...scope }) => {
    requireTranslated(await ownStory(scope.db, user, params.story_id))
    const edit = await beginEdit(scope, user, params.story_id)
    const story = requireTranslated(edit.story)
    requireIdle(story)
    const rows = await scenesOf(scope, story.id)
    const texts = new Map(body.scenes.map(({ scene_id: id, text }) => [id, plainText(text)]))
    const overlayTexts = new Map(body.overlay_texts.map(({ original_text, text }) => [original_text, plainText(text)]))
    const known = new Set(rows.map(({ id }) => id))
    if ([...texts.keys()].some((id) => !known.has(id))) throw notFound()
    if ([...texts.values()].includes('')) throw validationFailed({ scenes: ['A translated text is empty'] })
    const written: string[] = []
    for (const scene of rows) {
      const text = texts.get(scene.id)
      if (text === undefined || !isOpen(scene) || scene.status === 'GENERATING') continue
      written.push((await editSceneText(edit, scene, text)).text)
    }
    for (const row of await openOverlaysOf(scope, story.id)) {
      const text = overlayTexts.get(row.originalText)
      if (!text) continue
      await edit.updateOverlay(row, translatedOverlay(row, text, story))
      written.push(text)
    }
    const title = plainText(body.title ?? '')
    const mayRename = story.displayTitle === untranslatedTitle(story.originalTitle ?? '', story.language)
    if (title !== '' && mayRename) await edit.updateStory({ displayTitle: title })
    if (written.length > 0) {
      const now = scope.services.clock.now()
      const asked = browserEngine('Translator', userAgent)
      const facts = { asked, made: {}, paid: { holdId: null }, began: now, ended: now, texts: written }
      await edit.updateStory({ textReceipt: browserReceipt(translationReceipt(story, facts)) })
    }
    await edit.finish('Translate story')
    return presentTranslation(scope, edit.story)
  },
)
