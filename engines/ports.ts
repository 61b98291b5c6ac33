import type { Animator } from './ports/animator.ts'
import type { EngineHealth, AcceptedOrder } from './ports/engine.ts'
import type { Illustrator } from './ports/illustrator.ts'
import type { Composer, MusicEngine } from './ports/music.ts'
import type { Retoucher } from './ports/retoucher.ts'
import type { Reviewer } from './ports/reviewer.ts'
import type { SoundCleaner } from './ports/sound-cleaner.ts'
import type { StockLibrary } from './ports/stock.ts'
import type { Trainer, TrainingService } from './ports/trainer.ts'
import type { Transcriber, VoiceEngine } from './ports/speech.ts'
import type { Translator, Writer } from './ports/texts.ts'
import type { VideoRetoucher } from './ports/video-retoucher.ts'

export {
  builtInOf,
  clipLength,
  EngineError,
  EngineTrouble,
  mayBePaid,
  modelIdOf,
  pollAfterOf,
  problemOf,
  retryAfterOf,
  startingWith,
  WaitingAtProvider,
} from './ports/engine.ts'
export { isFoundStock, isMatureStock } from './ports/stock.ts'
export type * from './ports/engine.ts'
export type * from './ports/animator.ts'
export type * from './ports/illustrator.ts'
export type * from './ports/music.ts'
export type * from './ports/retoucher.ts'
export type * from './ports/reviewer.ts'
export type * from './ports/sound-cleaner.ts'
export type * from './ports/stock.ts'
export type * from './ports/trainer.ts'
export type * from './ports/speech.ts'
export type * from './ports/texts.ts'
export type * from './ports/video-retoucher.ts'

/** The engines' interface for all providers. The built-in defaults need no network, no key and no model weights. */
export interface Engines {
  /** Of the connected engines; absent when there are none. */
  health?: () => Promise<EngineHealth[]>
  /** Asks providers whether they have the connected models, where they can say; a missing model counts as a failure. */
  checkModels?: () => Promise<void>
  /**
   * Asks a provider something that costs nothing and that only a valid key is answered, also whether it has a model where it lists its
   * models. Throws the reason where not; absent: no provider is connected.
   */
  checkKey?: (provider: string, model?: string) => Promise<void>
  /** Cancels an accepted order at its provider, without waiting for the result; absent: no provider can cancel. */
  cancelOrder?: (order: AcceptedOrder) => Promise<void>
  transcriber: Transcriber
  /** null: no translation engine; users translate side by side. */
  translator: Translator | null
  animator: Animator
  retoucher: Retoucher
  /** null: no video editing engine. */
  videoRetoucher: VideoRetoucher | null
  soundCleaner: SoundCleaner
  writer: Writer
  illustrator: Illustrator
  /** null: results are checked by their pixels alone. */
  reviewer: Reviewer | null
  trainer: Trainer
  /** Remote training services, one for each base; empty when none is connected. */
  trainingServices: readonly TrainingService[]
  voice: VoiceEngine
  music: MusicEngine
  /** null: no composing engine, only the tracks of `music`. */
  composer: Composer | null
  stock: StockLibrary
  /** Always the built-in ones: they generate unordered work such as samples, which must cost nothing. */
  draft: { illustrator: Illustrator; animator: Animator; voice: VoiceEngine }
}
