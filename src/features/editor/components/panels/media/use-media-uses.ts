import type { Media } from '#src/shared/media/upload-item.ts'
import { setMusicMedia } from '../../../commands/set-music-media.ts'
import { addMediaToScene } from '../../../commands/add-media-to-scene.ts'
import { useEditor, useOpen } from '../../../hooks/use-editor.ts'
import { useView } from '../../../hooks/use-view.ts'
import { positionOf } from '../../../lib/open-story.ts'

export interface MediaUse {
  label: string
  run: () => void
}

/** What can be done with a media now, the nearest first. */
export function useMediaUses(media: Media | undefined): readonly MediaUse[] {
  const editor = useEditor()
  const { sceneId } = useView()
  const position = useOpen((open) => positionOf(open, sceneId))
  if (!media || media.status !== 'COMPLETED') return []
  const isSound = media.media_type === 'audio'
  const below: MediaUse[] = isSound
    ? [{ label: 'Use as background music', run: () => void setMusicMedia(editor, media) }]
    : []
  if (sceneId === null) return below
  const put = (isNew: boolean) => () => void addMediaToScene(editor, sceneId, media, isNew)
  return isSound
    ? [{ label: `Use as the voice of scene ${position + 1}`, run: put(false) }, ...below]
    : [
        { label: `Put on scene ${position + 1}`, run: put(false) },
        { label: `Add to scene ${position + 1} as one more picture`, run: put(true) },
      ]
}
