import Card from '@mui/material/Card'
import { Pause, Play } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { StoryDocument } from '#generated/schema.ts'
import { fetchBytes } from '#src/shared/media/fetch-bytes.ts'
import { IconButton } from '#src/shared/ui/button.tsx'
import { Slider } from '#src/shared/ui/slider.tsx'
import { createPlayback, useCurrentFrame, usePlaybackState } from '#src/video/player/playback.ts'
import { StoryPlayer } from '#src/video/player/story-player.tsx'
import { toVideoDocument } from '#src/video/to-video-document.ts'
import { formatFrames } from '#src/shared/lib/format.ts'
import styles from './revealed-story.module.css'

/** The video as its owner sees it, the texts of its scenes, and the whole document. */
export function RevealedStory({ story }: { story: StoryDocument }) {
  const [playback] = useState(() => createPlayback())
  const film = useMemo(() => toVideoDocument(story), [story])
  const frame = useCurrentFrame(playback)
  const isPlaying = usePlaybackState(playback, 'isPlaying')
  const last = Math.max(1, film.durationInFrames - 1)
  return (
    <Card component="section" aria-label="Story" className={styles.card}>
      <h3 className={styles.title}>{story.display_title}</h3>
      <div className={styles.columns}>
        <div>
          <div className={styles.film} style={{ aspectRatio: `${film.width} / ${film.height}` }}>
            <StoryPlayer
              document={film}
              playback={playback}
              fetchAsset={fetchBytes}
              poster={story.thumbnail_url}
              label={`Video: ${story.display_title}`}
            />
          </div>
          <div className={styles.transport}>
            <IconButton size="small" label={isPlaying ? 'Pause' : 'Play'} onClick={playback.toggle}>
              {isPlaying ? <Pause size={18} aria-hidden="true" /> : <Play size={18} aria-hidden="true" />}
            </IconButton>
            <Slider
              label="Position"
              isBare
              min={0}
              max={last}
              step={1}
              value={Math.min(frame, last)}
              format={formatFrames}
              onChange={playback.seek}
            />
          </div>
        </div>
        <ol className={styles.texts}>
          {story.scenes.map((scene) => (
            <li key={scene.id}>{scene.text || 'No text'}</li>
          ))}
        </ol>
      </div>
      <details>
        <summary>Document</summary>
        <pre className={styles.document} role="group" aria-label="Document" tabIndex={0}>
          {JSON.stringify(story, null, 2)}
        </pre>
      </details>
    </Card>
  )
}
