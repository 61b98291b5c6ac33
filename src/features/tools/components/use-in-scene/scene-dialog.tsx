import { useState } from 'react'
import { Button } from '#src/shared/ui/button.tsx'
import { Dialog } from '#src/shared/ui/dialog.tsx'
import { usePutInScene } from '../../hooks/use-put-in-scene.ts'
import { ScenePick } from './scene-pick.tsx'
import { StoryPick } from './story-pick.tsx'

const WIDTH = 720

interface SceneDialogProps {
  mediaId: string
  onClose: () => void
}

/** Selects a story, then one of its scenes. */
export function SceneDialog({ mediaId, onClose }: SceneDialogProps) {
  const [story, setStory] = useState<{ id: string; title: string } | null>(null)
  const { put, isUsing } = usePutInScene()
  return (
    <Dialog
      isOpen
      title={story === null ? 'Use in which story?' : `Use in a scene of ‘${story.title}’`}
      width={WIDTH}
      onClose={onClose}
      actions={
        <>
          {story !== null && (
            <Button variant="text" onClick={() => setStory(null)}>
              Another story
            </Button>
          )}
          <Button variant="text" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      {story === null ? (
        <StoryPick onPick={setStory} />
      ) : (
        <ScenePick
          storyId={story.id}
          isBusy={isUsing}
          onPick={(arollId) => void put({ storyId: story.id, arollId, mediaId }, onClose)}
        />
      )}
    </Dialog>
  )
}
