import { Images, Upload } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { stockQuery } from '#src/domain/stock-query.ts'
import { Button, FileButton } from '#src/shared/ui/button.tsx'
import { busyKeys } from '../../lib/busy-keys.ts'
import { uploadVisual } from '../../commands/upload-visual.ts'
import { useEditor, useIsBusy } from '../../hooks/use-editor.ts'
import type { Aroll, SceneRow } from '../../lib/open-story.ts'
import { PictureReceipt } from '../receipts/picture-receipt.tsx'
import { AiTools } from './visual/ai-tools.tsx'
import styles from './visual/visual.module.css'

const StockDialog = lazy(() => import('./stock-dialog.tsx').then((module) => ({ default: module.StockDialog })))

/** Other pictures than a drawn one: the stock library, a file of one's own, what AI makes of this one, earlier ones. */
export function PictureSources({ scene, aroll }: { scene: SceneRow; aroll: Aroll }) {
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
        label="Picture or video file"
        accept="image/*,video/*"
        onFile={(file) => void uploadVisual(editor, place, file)}
      >
        Upload
      </FileButton>
      <AiTools aroll={aroll} />
      <PictureReceipt aroll={aroll} />
      {isSearching && (
        <Suspense fallback={null}>
          <StockDialog place={place} query={stockQuery(scene)} onClose={() => setSearching(false)} />
        </Suspense>
      )}
    </div>
  )
}
