import type { EngineInfo } from './engine.ts'

/** A picture's pixels in a small size: four bytes (red, green, blue, alpha) a pixel, rows from the top. */
export interface PixelTile {
  data: Uint8Array
  /** px. */
  width: number
  height: number
}

/** What a training knows so far. Written down after every part of it, so that it goes on where it was. */
export interface TrainingState {
  /** Steps done. */
  step: number
  /** What they learned; only the engine reads it. */
  values: number[]
}

export interface LearnRequest {
  state: TrainingState
  pictures: readonly PixelTile[]
  /** The same seed learns the same, in one go or in parts. */
  seed: number
  /** Goes on until so many steps are done. */
  toStep: number
}

/** Learns from pictures, so that an illustrator draws like them. Pictures come as pixels that were read elsewhere. */
export interface Trainer {
  info: EngineInfo
  /** The bases (`LoraModelType`) that it trains. */
  bases: readonly string[]
  /** What it does not learn, in words for people; null: nothing is left out. */
  cannotLearn: string | null
  /** @param drawn pictures of the illustrator without a model: where every training begins */
  begin(drawn: readonly PixelTile[]): Promise<TrainingState>
  learn(request: LearnRequest): Promise<TrainingState>
  /** The model as a safetensors file, for `IllustrationRequest.model`. */
  weights(state: TrainingState): Promise<Uint8Array>
  /** How far drawn pictures are from a set's: 0 is the same; without a unit, to be compared with other values of the engine. */
  distance(request: { drawn: readonly PixelTile[]; pictures: readonly PixelTile[] }): Promise<number>
  /** What a picture shows, in a line. */
  describe(picture: PixelTile): Promise<string>
}
