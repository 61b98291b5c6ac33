import type { VideoDocument } from '#src/video/document.ts'
import { captionAt, captionDirectionAt } from '#src/video/captions/caption-at.ts'
import type { Playback } from '#src/video/player/playback.ts'
import { useAtFrame } from '#src/video/player/use-playback.ts'

/** The caption that is drawn on the picture, as text for those who do not see it. */
export function CaptionText({ film, playback }: { film: VideoDocument; playback: Playback }) {
  const text = useAtFrame(playback, (frame) => captionAt(film, frame))
  const direction = useAtFrame(playback, (frame) => captionDirectionAt(film, frame))
  return (
    <p className="visually-hidden" data-part="caption" lang={film.language} dir={direction}>
      {text}
    </p>
  )
}
