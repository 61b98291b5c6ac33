import { Button } from '#src/shared/ui/button.tsx'
import { regenerateImage } from './commands/regenerate-image.ts'
import { useEditor, useOpen } from '../core/use-editor.ts'
import { usePicturePrices } from '../generation/use-picture-prices.ts'
import type { Aroll } from '../core/open-story.ts'
import { ReceiptButton } from '../generation/receipts/receipt-button.tsx'
import type { Receipt } from '#generated/schema.ts'
import { useListTaskModels } from '#generated/client/tasks/tasks.ts'
import { openTaskDialog } from '../core/visual-dialog.ts'
import { taskOfReceipt } from './task-of-receipt.ts'

interface RestoreTaskProps {
  aroll: Aroll
  receipt: Receipt
  close: () => void
}

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

/** Opens the model's dialog with everything that it was asked for, so that it can be asked again; nothing where it cannot. */
function RestoreTask({ aroll, receipt, close }: RestoreTaskProps) {
  const editor = useEditor()
  const { data } = useListTaskModels({ query: { staleTime: Infinity } })
  const arolls = useOpen((open) => open.arolls)
  const shown = Object.values(arolls).flatMap(({ aroll_object: { media } }) => (media ? [media.id] : []))
  const task = data && taskOfReceipt(receipt, data.data, new Set(shown))
  if (!task) return null
  return (
    <Button
      onClick={() => {
        close()
        openTaskDialog(editor, aroll.id, task)
      }}
    >
      Use these settings
    </Button>
  )
}
