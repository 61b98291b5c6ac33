import type { CaptionWord } from '#src/domain/caption-pieces.ts'
import { framesToMs } from '#src/domain/frames.ts'
import type { ImageAnimation, TransitionName, VideoAroll, VideoDocument, VideoScene } from '../document.ts'

/** Words spread evenly over a time, as a voice would speak them. */
export function spokenWords(text: string, fromMs: number, toMs: number): CaptionWord[] {
  const words = text.split(' ')
  const letters = words.map((word) => word.length + 2)
  const total = letters.reduce((a, b) => a + b, 0)
  let before = 0
  return words.map((word, index) => {
    const start = fromMs + ((toMs - fromMs) * before) / total
    before += letters[index] ?? 0
    return { word, start: Math.round(start), end: Math.round(fromMs + ((toMs - fromMs) * before) / total) }
  })
}

export function sampleAroll(
  id: string,
  url: string,
  from: number,
  frames: number,
  change: Partial<VideoAroll> = {},
): VideoAroll {
  return {
    id,
    type: 'image',
    url,
    stillUrl: null,
    from,
    durationInFrames: frames,
    fit: 'COVER',
    animation: 'ZOOM_IN',
    transition: { name: '', durationInFrames: 0 },
    layout: 'FULL',
    flipped: false,
    crop: null,
    video: null,
    ...change,
  }
}

export interface SampleScene {
  text: string
  frames: number
  animation: ImageAnimation
  transition: TransitionName
}

/** A short film of generated images with voices and music: two scenes with a dissolve between them by default. */
export function sampleFilm(
  size: { width: number; height: number },
  scenes: readonly SampleScene[] = [
    { text: 'He never puts a name on the envelope.', frames: 90, animation: 'ZOOM_IN', transition: '' },
    { text: 'He only writes to whoever sees the light.', frames: 96, animation: 'PAN_LEFT', transition: 'fade' },
  ],
): VideoDocument {
  let from = 0
  const made = scenes.map((scene, index): VideoScene => {
    const start = from
    from += scene.frames
    const ms = framesToMs(scene.frames)
    return {
      id: `scene-${index + 1}`,
      from: start,
      durationInFrames: scene.frames,
      voice: { url: `sample:voice?${ms - 300}`, volume: 1, durationMs: ms - 300 },
      captions: spokenWords(scene.text, 80, ms - 300),
      showCaptions: true,
      arolls: [
        sampleAroll(`aroll-${index + 1}`, `sample:picture?${index + 1}`, start, scene.frames, {
          animation: scene.animation,
          transition: { name: scene.transition, durationInFrames: 18 },
        }),
      ],
      overlays: [],
    }
  })
  return {
    storyId: '0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01',
    title: 'The keeper’s last letter',
    language: 'en-US',
    ...size,
    fps: 30,
    durationInFrames: from,
    scenes: made,
    overlays: [],
    cues: [],
    music: { url: 'sample:music', volume: 0.2, loop: true, duckingDb: null },
    loudnessLufs: null,
    captions: {
      show: true,
      style: 'CLASSIC',
      fontSize: 'MEDIUM',
      font: null,
      length: 'MEDIUM',
      colors: { text: null, highlight: null, plate: null },
      weight: null,
      uppercase: null,
      highlights: true,
      outline: null,
      marginFromBottom: 0.12,
    },
    logo: null,
    endCard: null,
  }
}
