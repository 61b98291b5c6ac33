import { CAPTION_FONT_SIZES, CAPTION_LENGTHS } from '#src/domain/caption-styles.ts'
import type { Price } from '#src/shared/story/quotes/quote-lines.tsx'
import { spokenUnits, type useWorkPrices } from '#src/shared/story/quotes/prices.ts'
import { openUpgradeDialog } from '#src/shared/ui/upgrade/upgrade.ts'
import { updateCaptions } from '../captions/commands/update-captions.ts'
import { updateSceneAudio } from '../voice/commands/update-scene-audio.ts'
import { deleteScene } from '../scenes/commands/delete-scene.ts'
import { regenerateImage } from '../visuals/commands/regenerate-image.ts'
import { regenerateSceneAudio } from '../voice/commands/regenerate-scene-audio.ts'
import { captionContrast } from '#src/video/captions/caption-colours.ts'
import type { Editor } from '../core/editor.ts'
import { filmOf } from '../core/open-story.ts'
import type { Problem } from './preflight.ts'

export interface Fix {
  label: string
  /** Shown while it runs. */
  busyLabel: string
  price?: Price
  run: () => Promise<unknown>
}

interface FixTools {
  isPremium: boolean
  priceOf: ReturnType<typeof useWorkPrices>
}

/** The one-click fix of a problem; null where the user has to decide. */
export function fixOf(problem: Problem, editor: Editor, { isPremium, priceOf }: FixTools): Fix | null {
  const { sceneIds } = problem
  const { open } = editor.store.getState()
  const forEach = (work: (sceneId: string) => Promise<unknown>) => () => Promise.all(sceneIds.map(work))
  const spokenPrice = (ids: readonly string[]) =>
    priceOf(
      'regenerate_audio',
      ids.map((id) => spokenUnits(open.scenes[id]?.text ?? '')),
    )
  const speak = (id: string) => regenerateSceneAudio(editor, id, spokenPrice([id]).most)
  const spoken = (label: string, work = speak): Fix => ({
    label,
    busyLabel: 'Generating',
    price: spokenPrice(sceneIds),
    run: forEach(work),
  })
  switch (problem.kind) {
    case 'being-made':
      return null
    case 'too-long':
      return isPremium
        ? null
        : {
            label: 'Upgrade',
            busyLabel: 'Upgrade',
            run: () => Promise.resolve(openUpgradeDialog(`${problem.text}. Premium allows up to 15 minutes.`)),
          }
    case 'empty-scene':
      return { label: 'Delete', busyLabel: 'Deleting', run: forEach((id) => deleteScene(editor, id)) }
    case 'unspoken':
      return spoken('Generate audio')
    case 'stale-voice':
      return spoken('Regenerate audio')
    case 'no-picture': {
      const arollIds = sceneIds.flatMap((id) => open.scenes[id]?.arollIds.slice(0, 1) ?? [])
      if (arollIds.length < sceneIds.length) return null
      const { most } = priceOf('regenerate_image', [1])
      return {
        label: 'Generate',
        busyLabel: 'Generating',
        price: priceOf(
          'regenerate_image',
          arollIds.map(() => 1),
        ),
        run: () => Promise.all(arollIds.map((id) => regenerateImage(editor, id, { prompt: '', most }))),
      }
    }
    case 'large-caption':
      return smallerCaptions(editor)
    case 'quick-caption': {
      const isHurried = sceneIds.every((id) => (open.scenes[id]?.speaking_rate ?? 1) > 1)
      if (!isHurried) return null
      return spoken('Slow down voice', async (id) => {
        await updateSceneAudio(editor, id, { rate: 1 })
        return speak(id)
      })
    }
    case 'contrast': {
      // A brand's colours are edited in the brand.
      if (open.story.use_brand_settings) return null
      const style = open.story.captions_settings.custom_captions_style ?? {}
      const color = captionContrast(filmOf(open).captions).readable
      return {
        label: 'Use a readable colour',
        busyLabel: 'Changing',
        run: () => updateCaptions(editor, { custom_captions_style: { ...style, color } }),
      }
    }
  }
}

/** The next smaller size; at the smallest, fewer words at once. */
function smallerCaptions(editor: Editor): Fix | null {
  const { font_size_option: size, caption_length_option: length } = editor.store.getState().open.story.captions_settings
  const smaller = CAPTION_FONT_SIZES[CAPTION_FONT_SIZES.findIndex(({ value }) => value === size) - 1]
  const shorter = CAPTION_LENGTHS[CAPTION_LENGTHS.findIndex(({ value }) => value === length) - 1]
  if (smaller)
    return {
      label: 'Use smaller font',
      busyLabel: 'Changing',
      run: () => updateCaptions(editor, { font_size_option: smaller.value }),
    }
  if (!shorter) return null
  return {
    label: 'Use fewer words per caption',
    busyLabel: 'Changing',
    run: () => updateCaptions(editor, { caption_length_option: shorter.value }),
  }
}
