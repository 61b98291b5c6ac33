import type { Animator } from './ports/animator.ts'
import type { EngineHealth, AcceptedOrder } from './ports/engine.ts'
import type { Illustrator } from './ports/illustrator.ts'
import type { Composer, MusicEngine } from './ports/music.ts'
import type { Retoucher } from './ports/retoucher.ts'
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
  problemOf,
  retryAfterOf,
  startingWith,
} from './ports/engine.ts'
export { isFoundStock, isMatureStock } from './ports/stock.ts'
export type * from './ports/engine.ts'
export type * from './ports/animator.ts'
export type * from './ports/illustrator.ts'
export type * from './ports/music.ts'
export type * from './ports/retoucher.ts'
export type * from './ports/stock.ts'
export type * from './ports/trainer.ts'
export type * from './ports/speech.ts'
export type * from './ports/texts.ts'
export type * from './ports/video-retoucher.ts'

/** What the engines promise, whoever provides them. The built-in defaults need no network, no key and no model weights. */
export interface Engines {
  /** Of those that were connected; without it none was. */
  health?: () => EngineHealth[]
  /** Asks providers that can say it whether they have the connected models; what is missing is counted as a failure. */
  checkModels?: () => Promise<void>
  /** Tells a provider that nobody wants what it accepted; in time or not, nobody waits for that. Without it none can be told. */
  cancelOrder?: (order: AcceptedOrder) => Promise<void>
  transcriber: Transcriber
  /** null: nobody translates here, and people do it side by side. */
  translator: Translator | null
  animator: Animator
  retoucher: Retoucher
  /** null: nobody works on videos here. */
  videoRetoucher: VideoRetoucher | null
  writer: Writer
  illustrator: Illustrator
  trainer: Trainer
  /** Who trains elsewhere, one for each base; none where nobody was connected. */
  trainingServices: readonly TrainingService[]
  voice: VoiceEngine
  music: MusicEngine
  /** null: nobody composes to order here, and there are the tracks of `music`. */
  composer: Composer | null
  stock: StockLibrary
  /** The built-in ones, whatever was chosen: they make what nobody ordered, as samples are, and so must cost nothing. */
  draft: { illustrator: Illustrator; animator: Animator; voice: VoiceEngine }
}
