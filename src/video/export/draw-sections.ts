import { createAssetPool, type FetchAsset } from '../assets/asset-pool.ts'
import type { VideoDocument } from '../document.ts'
import { drawFrame } from '../draw/draw-frame.ts'
import { ExportError } from './errors.ts'
import type { Gate } from './gate.ts'
import type { Section } from './segments.ts'
import { createFilmEncoder, type EncoderChoice, type FilmPacket } from './video-encoding.ts'

export interface DrawRequest {
  document: VideoDocument
  choice: EncoderChoice
  /** Which of the workers, for its name. */
  worker: number
  /** The frames it draws, in order. */
  sections: readonly Section[]
  /** How far (frames) it may be ahead of the writer. */
  ahead: number
  fetchAsset: FetchAsset
  onPacket: (packet: FilmPacket) => void
  /** How many frames of the whole film are written. */
  written: Gate
}

/** Draws and encodes one worker's frames of a film. */
export async function drawSections({
  document,
  choice,
  sections,
  ahead,
  fetchAsset,
  onPacket,
  written,
}: DrawRequest): Promise<void> {
  const ctx = new OffscreenCanvas(document.width, document.height).getContext('2d', {
    alpha: false,
    // Without a graphics card every frame is read back for the encoder: drawing in main memory spares the way.
    willReadFrequently: !choice.isHardware,
  })
  if (!ctx)
    throw new ExportError(
      'UNSUPPORTED',
      'This browser can’t render videos. Use the latest desktop Chrome, Brave or Edge.',
    )
  const pool = createAssetPool({ fetchAsset, lookahead: 150, limit: 8 })
  pool.follow(document, 1)
  const encoder = createFilmEncoder(choice, document.fps, onPacket)
  try {
    for (const { from, frames } of sections)
      for (let frame = from; frame < from + frames; frame++) {
        await written.until(frame - ahead)
        await pool.prepare(frame)
        const [failure] = pool.failuresAt(frame)
        if (failure) throw missingImage(failure)
        drawFrame(ctx, document, frame, pool)
        await encoder.add(ctx, frame, frame === from)
      }
    await encoder.finish()
  } finally {
    encoder.close()
    pool.close()
  }
}

function missingImage({ scene, error }: { scene: number; error: unknown }): ExportError {
  return new ExportError(
    'ASSET',
    `Couldn’t load the image in scene ${scene + 1}. Replace or regenerate it, then export again.`,
    { cause: error },
  )
}
