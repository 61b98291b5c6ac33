import type { CSSProperties } from 'react'
import { captionFontSize } from '#src/domain/caption-styles.ts'
import { captionAt, captionDirectionAt } from '#src/video/captions/caption-at.ts'
import type { VideoDocument } from '#src/video/document.ts'
import { useAtFrame } from '#src/video/player/use-playback.ts'
import { useEditor } from '../../hooks/use-editor.ts'
import styles from './stage.module.css'

/** The caption that is drawn on the picture as text at the same place: it can be selected, copied and read aloud. */
export function CaptionMirror({ film }: { film: VideoDocument }) {
  const { playback } = useEditor()
  const text = useAtFrame(playback, (frame) => captionAt(film, frame))
  const direction = useAtFrame(playback, (frame) => captionDirectionAt(film, frame))
  if (text === '') return null
  const { captions, width, height } = film
  const place: CSSProperties = {
    bottom: `${captions.marginFromBottom * 100}%`,
    fontSize: `${(captionFontSize(captions.fontSize, Math.min(width, height)) / width) * 100}cqi`,
  }
  return (
    <p
      className={styles.mirror}
      data-part="caption"
      lang={film.language}
      dir={direction}
      style={place}
      onPointerDown={(event) => event.stopPropagation()}
    >
      {text}
    </p>
  )
}
