import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#src/shared/ui/button.tsx'
import { ScenePick } from '../use-in-scene/scene-pick.tsx'
import { StoryPick } from '../use-in-scene/story-pick.tsx'
import styles from './media-dialog.module.css'

interface SceneSourceProps {
  kind: 'image' | 'video'
  onChoose: (mediaId: string) => void
}

/** Which story, then what one of its scenes shows. */
export function SceneSource({ kind, onChoose }: SceneSourceProps) {
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
