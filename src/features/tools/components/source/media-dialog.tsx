import { useState } from 'react'
import { Button } from '#src/shared/ui/button.tsx'
import { Dialog } from '#src/shared/ui/dialog.tsx'
import { Segmented } from '#src/shared/ui/segmented.tsx'
import type { SourceKind } from '../../lib/tools.ts'
import styles from './media-dialog.module.css'
import { OwnMedia } from './own-media.tsx'
import { StockPick } from './stock-pick.tsx'
import { ArrowLeft } from 'lucide-react'
import { ScenePick } from '../use-in-scene/scene-pick.tsx'
import { StoryPick } from '../use-in-scene/story-pick.tsx'

interface SceneSourceProps {
  kind: 'image' | 'video'
  onChoose: (mediaId: string) => void
}

const WIDTH = 720
const PLACES = [
  { value: 'own', label: 'Your media' },
  { value: 'scenes', label: 'Scenes' },
  { value: 'stock', label: 'Stock' },
] as const

interface MediaDialogProps {
  /** Kind of source. */
  kinds?: readonly SourceKind[]
  onChoose: (mediaId: string) => void
  onClose: () => void
}

const IMAGES: readonly SourceKind[] = ['image']
const KINDS = { image: 'Images', video: 'Videos' } as const

/** Sources: the user's media, a scene of a story, or the stock library. */
export function MediaDialog({ kinds = IMAGES, onChoose, onClose }: MediaDialogProps) {
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
      title={`Choose source ${kind === 'video' ? 'video' : 'image'}`}
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
            label="Source type"
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

/** Selects a story, then the visual of one of its scenes. */
function SceneSource({ kind, onChoose }: SceneSourceProps) {
  const [storyId, setStoryId] = useState<string | null>(null)
  if (storyId === null)
    return (
      <div className={styles.part}>
        <StoryPick onPick={({ id }) => setStoryId(id)} />
      </div>
    )
  return (
    <div className={styles.part}>
      <Button
        size="xsmall"
        variant="text"
        icon={<ArrowLeft size={14} aria-hidden="true" />}
        onClick={() => setStoryId(null)}
      >
        Another story
      </Button>
      <ScenePick storyId={storyId} only={kind} onPick={(_arollId, mediaId) => mediaId && onChoose(mediaId)} />
    </div>
  )
}
