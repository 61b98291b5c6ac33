import type { EngineCall, EngineInfo, Made } from './engine.ts'
import type { EncodedImage } from './illustrator.ts'

export interface EncodedClip extends Made {
  bytes: Uint8Array
  contentType: 'video/mp4'
  width: number
  height: number
  durationMs: number
  /** Its first image. */
  still: EncodedImage
}

export interface AnimateRequest {
  /** PNG or JPEG. */
  image: Uint8Array
  /** What the clip ends with. */
  endImage?: Uint8Array
  /** Where the camera goes, in words; without any, the seed decides. */
  prompt: string
  seed: number
  /** px, both even. */
  width: number
  height: number
  seconds: number
  hasSound: boolean
}

export interface LipSyncRequest {
  /** PNG or JPEG. */
  image: Uint8Array
  /** RIFF WAVE; the clip is as long as it. */
  voice: Uint8Array
  /** px, both even. */
  width: number
  height: number
  /** The drawn person that the image shows, by its id. An engine that draws people moves its eyes, brows and mouth. */
  person?: string | undefined
  /** 1 to 5. */
  intensity: number
  movesBody: boolean
}

export interface PersonRequest {
  /** An id of one of the drawn people. */
  person: string
  /** px. */
  width: number
  height: number
}

export interface Animator {
  info: EngineInfo
  /** The lip-sync engine, if it is another one. */
  lipSyncInfo?: EngineInfo
  /** Makes an image move. */
  animate(request: AnimateRequest, call?: EngineCall): Promise<EncodedClip>
  /** Makes an image speak; its sound is the voice. Rejects with an EngineError on a recording it cannot read. */
  lipSync(request: LipSyncRequest, call?: EngineCall): Promise<EncodedClip>
  /** Draws the portrait of a drawn person; always built in. Rejects with an EngineError for an unknown one. */
  drawPerson(request: PersonRequest, call?: EngineCall): Promise<EncodedImage>
}
