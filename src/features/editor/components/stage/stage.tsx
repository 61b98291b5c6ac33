import { useState, useSyncExternalStore, type PointerEvent } from 'react'
import { safeAreasOf } from '#src/domain/safe-areas.ts'
import { fetchFile } from '#src/shared/media/fetch-file.ts'
import { StoryPlayer } from '#src/video/player/story-player.tsx'
import { useEditor, useOpen } from '../../hooks/use-editor.ts'
import { useFilm } from '../../hooks/use-film.ts'
import { STAGE_ID } from '../../lib/full-screen.ts'
import { stillOf } from '../scene-still.tsx'
import { GenerationNotice } from '../generation/generation-notice.tsx'
import { CaptionDrag } from '../panels/captions/caption-drag.tsx'
import { CaptionMirror } from './caption-mirror.tsx'
import { SafeAreaGuide } from './safe-area-guide.tsx'
import styles from './stage.module.css'
import { Transport } from './transport.tsx'

/** The film and its transport. */
export function Stage() {
  const editor = useEditor()
  const { playback, filmDraft: draft } = editor
  const film = useFilm()
  const drafted = useSyncExternalStore(draft.subscribe, draft.get)
  const poster = useOpen((open) => stillOf(open.arolls[open.scenes[open.order[0] ?? '']?.arollIds[0] ?? '']))
  const ratio = useOpen(({ story }) => story.aspect_ratio)
  const [guideId, setGuideId] = useState<string | null>(null)
  const guide = safeAreasOf(ratio).find(({ id }) => id === guideId)
  const shown = drafted ?? film

  const handlePointerDown = (event: PointerEvent) => {
    if (event.button === 0) playback.toggle()
  }

  return (
    <section id={STAGE_ID} className={styles.stage} aria-label="Player">
      <GenerationNotice />
      <div className={styles.view}>
        <div className={styles.box} onPointerDown={handlePointerDown}>
          <StoryPlayer
            document={shown}
            playback={playback}
            fetchAsset={fetchFile}
            poster={poster}
            label={`Preview of ${film.title}`}
          >
            <div className={styles.over} data-part="over-picture">
              {guide && <SafeAreaGuide area={guide} />}
              <CaptionMirror film={shown} />
              <CaptionDrag film={shown} />
            </div>
          </StoryPlayer>
        </div>
      </div>
      <Transport guideId={guide?.id ?? null} onGuide={setGuideId} />
    </section>
  )
}
