import type { PcmAudio } from '#engines/audio/wav.ts'
import { makeNodeCanvas } from '../draft/illustrator/canvas-node.ts'
import { openNodeClip } from '../draft/animator/studio-node.ts'

interface SampleClip {
  width?: number
  height?: number
  frames?: number
  fps?: number
  /** Instead of the square that moves: black, or a single image. */
  shows?: 'BLACK' | 'STILL'
  /** Whether it has a sound. */
  hasSound?: boolean
  /** Its sound, as long as the frames; a tone without it. */
  sound?: PcmAudio
}

/** An MP4 in which a square moves over two areas; from the middle on its light changes with every frame. */
export async function makeSampleClip(options: SampleClip = {}): Promise<Uint8Array> {
  const { width = 320, height = 180, frames = 45, fps = 30, hasSound = true, shows } = options
  const length = Math.round((frames / fps) * 48_000)
  const tone = Float32Array.from({ length }, (_, at) => 0.4 * Math.sin(at / (20 + 15 * Math.sin(at / 9_000))))
  const clip = await openNodeClip({
    width,
    height,
    fps,
    sound: hasSound ? (options.sound ?? { sampleRate: 48_000, channels: [tone] }) : null,
  })
  const surface = makeNodeCanvas(width, height)
  for (let number = 0; number < frames; number++) {
    const frame = shows === 'STILL' ? 0 : number
    const light = frame > frames / 2 && frame % 2 === 0 ? 30 : 0
    fill(`rgb(${110 + light} ${90 + light} ${70 + light})`, 0, 0, width, height)
    fill(`rgb(${60 + light} ${120 + light} ${180 + light})`, 0, 0, width, height / 2)
    fill('rgb(220 60 40)', (frame / frames) * width * 0.8, height * 0.35, width * 0.15, height * 0.3)
    if (shows === 'BLACK') fill('#000000', 0, 0, width, height)
    await clip.add(surface)
  }
  return clip.finish()

  function fill(colour: string, x: number, y: number, across: number, down: number) {
    surface.context.fillStyle = colour
    surface.context.fillRect(x, y, across, down)
  }
}
