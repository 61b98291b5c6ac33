import { useState } from 'react'
import { Button } from '#src/shared/ui/button.tsx'
import { Dialog } from '#src/shared/ui/dialog.tsx'
import { Segmented } from '#src/shared/ui/segmented.tsx'
import type { SourceKind } from '../../lib/tools.ts'
import styles from './media-dialog.module.css'
import { OwnMedia } from './own-media.tsx'
import { SceneSource } from './scene-source.tsx'
import { StockPick } from './stock-pick.tsx'

const WIDTH = 720
const PLACES = [
  { value: 'own', label: 'Your media' },
  { value: 'scenes', label: 'Scenes' },
  { value: 'stock', label: 'Stock' },
] as const

interface MediaDialogProps {
  /** What is chosen from. */
  kinds?: readonly SourceKind[]
  onChoose: (mediaId: string) => void
  onClose: () => void
}

const PICTURES: readonly SourceKind[] = ['image']
const KINDS = { image: 'Pictures', video: 'Videos' } as const

/** Where a source comes from: one's own media, a scene of a story, or the stock library. */
export function MediaDialog({ kinds = PICTURES, onChoose, onClose }: MediaDialogProps) {
  const [place, setPlace] = useState<(typeof PLACES)[number]['value']>('own')
  const [chosen, setKind] = useState<SourceKind>(kinds[0] ?? 'image')
  const kind = kinds.includes(chosen) ? chosen : (kinds[0] ?? 'image')
  const choose = (id: string) => {
    onChoose(id)
    onClose()
  }
  return (
    <Dialog
      isOpen
      title={`Choose a ${kind === 'video' ? 'video' : 'picture'}`}
      width={WIDTH}
      onClose={onClose}
      actions={
        <Button variant="text" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <div className={styles.head}>
        <Segmented label="From" size="small" segments={PLACES} value={place} onChange={setPlace} />
        {kinds.length > 1 && (
          <Segmented
            label="Kind of source"
            size="small"
            segments={kinds.map((value) => ({ value, label: KINDS[value] }))}
            value={kind}
            onChange={setKind}
          />
        )}
      </div>
      {place === 'own' ? (
        <OwnMedia kind={kind} onChoose={choose} />
      ) : place === 'scenes' ? (
        <SceneSource kind={kind} onChoose={choose} />
      ) : (
        <StockPick kind={kind} onChoose={choose} />
      )}
    </Dialog>
  )
}
