import { regenerateImage } from '../../commands/regenerate-image.ts'
import { useEditor } from '../../hooks/use-editor.ts'
import { usePicturePrices } from '../../hooks/use-picture-prices.ts'
import type { Aroll } from '../../lib/open-story.ts'
import { ReceiptButton } from './receipt-button.tsx'

/** What made the picture or clip of an A-roll; a drawn picture can be made again from it. */
export function PictureReceipt({ aroll }: { aroll: Aroll }) {
  const editor = useEditor()
  const { most } = usePicturePrices()('regenerate_image', [1])
  const { media, custom_image_generation_prompt: own, image_generation_prompt: written } = aroll.aroll_object
  if (!media) return null
  return (
    <ReceiptButton
      mediaId={media.id}
      restore={({ work, settings }) => {
        const settingOf = (wanted: string) => settings.find(({ name }) => name === wanted)?.value
        const words = settingOf('words')
        if (work !== 'PICTURE' || words === undefined || aroll.status === 'GENERATING') return null
        const look = settingOf('look')
        return {
          label: 'Regenerate',
          price: most,
          run: () =>
            void regenerateImage(editor, aroll.id, {
              prompt: words,
              basePrompt: own ?? written ?? '',
              most,
              ...(look !== undefined && { look }),
            }),
        }
      }}
    />
  )
}
