import { memo, useMemo } from 'react'
import { msToFrames } from '#src/domain/frames.ts'
import { pagesOfScene } from '#src/video/captions/draw-captions.ts'
import { backgroundMusic } from '#src/video/beats/beat-frames.ts'
import type { VideoDocument, VideoScene } from '#src/video/document.ts'
import { useOpen, useView } from '../core/use-editor.ts'
import { BeatTicks } from './beat-ticks.tsx'
import styles from './lanes.module.css'

interface CaptionBlock {
  /** px from the start of the scene. */
  from: number
  /** px from the start of the scene. */
  until: number
  text: string
}

/** Narrower than this (px) a block shows the start of one word at most. */
const READABLE_PX = 64

interface CaptionLaneProps {
  film: VideoDocument
  /** Positions of the scenes that are rendered. */
  first: number
  end: number
  /** px per frame. */
  scale: number
}

/** The captions as on the image, one after the other, narrow ones joined; a click moves the playhead to the word below it. */
export function CaptionLane({ film, first, end, scale }: CaptionLaneProps) {
  const isShown = useOpen(({ story }) => story.captions_settings.show_captions)
  return (
    <div className={styles.captions} data-part="captions" data-off={!isShown || undefined} aria-hidden="true">
      {film.scenes.slice(first, end).map((scene, at) => (
        <SceneCaptions
          key={scene.id}
          scene={scene}
          number={first + at + 1}
          length={film.captions.length}
          language={film.language}
          scale={scale}
        />
      ))}
    </div>
  )
}

interface SceneCaptionsProps {
  scene: VideoScene
  number: number
  length: VideoDocument['captions']['length']
  language: string
  scale: number
}

/** Narrower than this (px) a whole scene's captions have no room for a word. */
const WORDLESS = 30

const SceneCaptions = memo(function SceneCaptions({ scene, number, length, language, scale }: SceneCaptionsProps) {
  if (!scene.showCaptions) return null
  return (
    <span
      className={styles.sceneCaptions}
      data-scene={scene.id}
      data-number={number}
      style={{ left: scene.from * scale }}
    >
      {captionBlocks(
        pagesOfScene({ captions: { length }, language }, scene).map(({ start, end, pieces }) => ({
          from: msToFrames(start) * scale,
          // A last caption lingers, but not into the next scene.
          until: Math.min(msToFrames(end), scene.durationInFrames) * scale,
          text: pieces.map((piece) => (piece.glued ? piece.text : ` ${piece.text}`)).join(''),
        })),
      ).map(({ from, until, text }) => {
        const width = until - from - 2
        const isWordless = width < WORDLESS
        return (
          <span
            key={from}
            className={styles.caption}
            data-wordless={isWordless || undefined}
            style={{ left: from, width: Math.max(3, width) }}
          >
            {!isWordless && text}
          </span>
        )
      })}
    </span>
  )
})

/** Joins neighbouring captions until each block is wide enough to be read; in between they touch or pause. */
export function captionBlocks(captions: readonly CaptionBlock[]): CaptionBlock[] {
  const blocks: CaptionBlock[] = []
  const isNarrow = (block: CaptionBlock | undefined) => block !== undefined && block.until - block.from < READABLE_PX
  const join = (one: CaptionBlock, other: CaptionBlock) => ({
    from: one.from,
    until: other.until,
    text: `${one.text.trimEnd()} ${other.text.trimStart()}`,
  })
  for (const caption of captions) {
    const last = blocks.at(-1)
    if (last && isNarrow(last)) blocks[blocks.length - 1] = join(last, caption)
    else blocks.push({ ...caption })
  }
  // The rest at the end goes to its neighbour.
  const [before, last] = blocks.slice(-2)
  if (before && last && isNarrow(last)) blocks.splice(-2, 2, join(before, last))
  return blocks
}

interface MusicLaneProps {
  film: VideoDocument
  /** Visible frames. */
  from: number
  to: number
  /** px per frame. */
  scale: number
}

/** The music below the story, as long as the story. */
export function MusicLane({ film, from, to, scale }: MusicLaneProps) {
  const { setPanel } = useView()
  const music = useOpen(({ story }) => story.music)
  const isOn = music.have_background_music
  const { durationInFrames } = film
  const width = durationInFrames * scale
  const { url, loop = true } = film.music ?? {}
  // The film is another one after every edit; its ticks are drawn again only where the music is.
  const background = useMemo(
    () => (url === undefined ? null : backgroundMusic({ url, loop }, durationInFrames)),
    [url, loop, durationInFrames],
  )
  if (width === 0) return null
  return (
    <div className={styles.music}>
      <button
        type="button"
        className={styles.musicTrack}
        data-off={!isOn || undefined}
        style={{ width }}
        onClick={() => setPanel('music')}
      >
        <span className="visually-hidden">{isOn ? `Music: ${music.background_music_name ?? 'on'}` : 'Music: off'}</span>
        <span className={styles.trackName} aria-hidden="true">
          {isOn
            ? `${music.background_music_name ?? 'Music'} ${Math.round(music.background_music_volume * 100)}%`
            : 'No music'}
        </span>
        {background && <BeatTicks music={background} scale={scale} from={from} to={to} />}
      </button>
    </div>
  )
}
