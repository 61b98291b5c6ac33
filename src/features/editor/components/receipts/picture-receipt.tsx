import { Button } from '#src/shared/ui/button.tsx'
import { regenerateImage } from '../../commands/regenerate-image.ts'
import { useEditor } from '../../hooks/use-editor.ts'
import { usePicturePrices } from '../../hooks/use-picture-prices.ts'
import type { Aroll } from '../../lib/open-story.ts'
import { ReceiptButton } from './receipt-button.tsx'
import { RestoreTask } from './restore-task.tsx'

/** What made the picture or clip of an A-roll; a drawn picture, a clip or a lip sync can be made again from it. */
export function PictureReceipt({ aroll }: { aroll: Aroll }) {
  const editor = useEditor()
  const { most } = usePicturePrices()('regenerate_image', [1])
  const { media, custom_image_generation_prompt: own, image_generation_prompt: written } = aroll.aroll_object
  if (!media) return null
  return (
    <ReceiptButton
      mediaId={media.id}
      restore={(receipt, close) => {
        if (aroll.status === 'GENERATING') return null
        const { work, settings } = receipt
        const settingOf = (wanted: string) => settings.find(({ name }) => name === wanted)?.value
        const words = settingOf('words')
        if (work !== 'PICTURE' || words === undefined) return <RestoreTask {...{ aroll, receipt, close }} />
        const look = settingOf('look')
        return (
          <Button
            price={most}
            onClick={() => {
              close()
              const basePrompt = own ?? written ?? ''
              const drawn = { prompt: words, basePrompt, most, ...(look !== undefined && { look }) }
              void regenerateImage(editor, aroll.id, drawn)
            }}
          >
            Regenerate
          </Button>
        )
      }}
    />
  )
}
