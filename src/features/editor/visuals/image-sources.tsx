import { Images, Upload } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { stockQuery } from '#src/domain/stock-query.ts'
import { Button, FileButton } from '#src/shared/ui/button.tsx'
import { busyKeys } from '../core/story-store.ts'
import { uploadVisual } from './commands/upload-visual.ts'
import { useEditor, useIsBusy, useOpen } from '../core/use-editor.ts'
import type { Aroll, SceneRow } from '../core/open-story.ts'
import { AiTools } from './ai-tools.tsx'
import styles from './visual.module.css'
import { regenerateImage } from './commands/regenerate-image.ts'
import { useImagePrices } from '../generation/use-prices.ts'
import { ReceiptButton } from '../generation/receipts/receipt-button.tsx'
import type { Receipt } from '#generated/schema.ts'
import { useListTaskModels } from '#generated/client/tasks/tasks.ts'
import { openTaskDialog } from '../core/looked-at.ts'
import { taskOfReceipt } from './task-form.ts'

interface RestoreTaskProps {
  aroll: Aroll
  receipt: Receipt
  close: () => void
}

const StockDialog = lazy(() => import('./stock-dialog.tsx').then((module) => ({ default: module.StockDialog })))

/** Images other than generated ones: the stock library, an uploaded file, AI edits of this image, earlier ones. */
export function ImageSources({ scene, aroll }: { scene: SceneRow; aroll: Aroll }) {
  const editor = useEditor()
  const [isSearching, setSearching] = useState(false)
  const isBusy = useIsBusy(busyKeys.visual(aroll.id))
  const place = { sceneId: scene.id, arollId: aroll.id }
  return (
    <div className={styles.sources}>
      <Button size="xsmall" icon={<Images size={16} aria-hidden="true" />} onClick={() => setSearching(true)}>
        Stock
      </Button>
      <FileButton
        size="xsmall"
        icon={<Upload size={16} aria-hidden="true" />}
        disabled={isBusy}
        label="Image or video file"
        accept="image/*,video/*"
        onFile={(file) => void uploadVisual(editor, place, file)}
      >
        Upload
      </FileButton>
      <AiTools aroll={aroll} />
      <div className={styles.details}>
        <ImageReceipt aroll={aroll} />
      </div>
      {isSearching && (
        <Suspense fallback={null}>
          <StockDialog place={place} query={stockQuery(scene)} onClose={() => setSearching(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** Generation details of an A-roll's image or clip; a generated image, a clip or a lip sync can be regenerated from it. */
function ImageReceipt({ aroll }: { aroll: Aroll }) {
  const editor = useEditor()
  const { most } = useImagePrices()('regenerate_image', [1])
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

/** Opens the model's dialog with all earlier settings, for another run; nothing where that is impossible. */
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
