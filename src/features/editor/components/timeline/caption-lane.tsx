import { captionPages } from '#src/domain/captions.ts'
import { msToFrames } from '#src/domain/frames.ts'
import { useOpen } from '../../hooks/use-editor.ts'
import { useFilm } from '../../hooks/use-film.ts'
import styles from './timeline.module.css'

/** The captions as they stand on the picture, one after the other. */
export function CaptionLane({ scale }: { scale: number }) {
  const film = useFilm()
  const isShown = useOpen(({ story }) => story.captions_settings.show_captions)
  return (
    <div className={styles.captions} data-off={!isShown || undefined} aria-hidden="true">
      {film.scenes.map((scene) =>
        !scene.showCaptions
          ? null
          : captionPages(scene.captions, film.captions.length, film.language).map((page) => (
              <span
                key={`${scene.id} ${page.start}`}
                className={styles.caption}
                style={{
                  left: (scene.from + msToFrames(page.start)) * scale,
                  // A last caption lingers, but not into the next scene.
                  width: Math.max(
                    4,
                    (Math.min(msToFrames(page.end), scene.durationInFrames) - msToFrames(page.start)) * scale - 2,
                  ),
                }}
              >
                {page.pieces.map(({ text, glued }) => (glued ? text : ` ${text}`)).join('')}
              </span>
            )),
      )}
    </div>
  )
}
