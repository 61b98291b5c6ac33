import type { EngineCall, EngineInfo } from './engine.ts'
import type { Illustrator } from './illustrator.ts'

/** An image's pixels in a small size: four bytes (red, green, blue, alpha) a pixel, rows from the top. */
export interface PixelTile {
  data: Uint8Array
  /** px. */
  width: number
  height: number
}

/** The state of a training. Stored after every part, so that it can resume. */
export interface TrainingState {
  /** Steps done. */
  step: number
  /** The learned values; only the engine reads them. */
  values: number[]
}

export interface LearnRequest {
  state: TrainingState
  images: readonly PixelTile[]
  /** The same seed learns the same, in one go or in parts. */
  seed: number
  /** Continues until so many steps are done. */
  toStep: number
}

/** Learns from images, so that an illustrator draws like them. Images come as pixels that were read elsewhere. */
export interface Trainer {
  info: EngineInfo
  /** The bases (`LoraModelType`) that it trains. */
  bases: readonly string[]
  /** What it does not learn, in words for people; null: nothing is left out. */
  cannotLearn: string | null
  /** @param drawn images of the illustrator without a model: where every training begins */
  begin(drawn: readonly PixelTile[]): Promise<TrainingState>
  learn(request: LearnRequest): Promise<TrainingState>
  /** The model as a safetensors file, for `IllustrationRequest.model`. */
  weights(state: TrainingState): Promise<Uint8Array>
  /** How far drawn images are from a set's: 0 is the same; without a unit, to be compared with other values of the engine. */
  distance(request: { drawn: readonly PixelTile[]; images: readonly PixelTile[] }): Promise<number>
  /** A one-line description of an image. */
  describe(image: PixelTile): Promise<string>
}

/** An image of a set, for remote training. */
export interface TrainingImage {
  /** Of its own in the set, without an extension: letters, digits and hyphens. */
  name: string
  /** What it shows, in words; empty: unknown. */
  caption: string
  /** Its pixels; read one image at a time, since a set does not fit into the memory. */
  read(): Promise<PixelTile>
}

export interface TrainingOrder {
  images: readonly TrainingImage[]
  triggerWord: string
  learns: 'STYLE' | 'OBJECT' | 'CHARACTER'
  steps: number
  /** Called with each progress report of the service. */
  onNews?(news: TrainingNews): void
}

/** Progress of a remote training. */
export interface TrainingNews {
  /** QUEUED: others are trained before it. */
  stage: 'QUEUED' | 'TRAINING'
  /** Steps done; null: unknown. */
  steps: number | null
}

export interface TrainedModel {
  /** Its safetensors file, not validated yet. */
  weights: Uint8Array
  /** The service's name for it; not shown to users. */
  address: string
}

/** Trains whole models remotely, each in one awaited order, and generates images with them, which only it can. */
export interface TrainingService {
  info: EngineInfo
  /** The base (`LoraModelType`) that it trains. */
  base: string
  /** What it does not learn, in words for people; null: nothing is left out. */
  cannotLearn: string | null
  /** Takes `IllustrationRequest.trained` with this service's models. */
  illustrator: Illustrator
  train(order: TrainingOrder, call?: EngineCall): Promise<TrainedModel>
}
