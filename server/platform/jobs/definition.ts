import type { ZodType } from 'zod'
import type { EngineInfo, Engines } from '#engines/ports.ts'
import type { App, Scope } from '#server/platform/context.ts'
import type { MailMessage } from '#server/platform/ports/services.ts'
import type {
  CaptionPayload,
  DrawArollPayload,
  MakePayload,
  MergePayload,
  PortraitPayload,
  RewritePayload,
  SpeakPayload,
  SplitPayload,
  TranscribePayload,
  TranscribeStoryPayload,
  TranslatePayload,
  WritePayload,
} from './payloads.ts'

/** Every kind of job and its payload. A kind without a handler in `server/job-handlers.ts` does not compile. */
export interface JobPayloads {
  'send-mail': MailMessage
  'render-story': { renderId: string }
  'render-part': { renderId: string; partId: string }
  'write-story': WritePayload
  'rewrite-story': RewritePayload
  'make-story': MakePayload
  'speak-scene': SpeakPayload
  'draw-aroll': DrawArollPayload
  'draw-portrait': PortraitPayload
  'draw-look-samples': Record<string, never>
  'run-task': { taskId: string }
  'make-clip': { taskId: string }
  'compose-music': { taskId: string }
  'clean-sound': { taskId: string }
  'split-scene': SplitPayload
  'merge-scenes': MergePayload
  'transcribe-scene': TranscribePayload
  'translate-story': TranslatePayload
  'listen-to-story': TranscribeStoryPayload
  'caption-video': CaptionPayload
  'check-lora-pictures': { loraId: string; ids: string[] }
  'train-lora': { loraId: string; userId: string; holdId: string | null }
  'watch-render': { renderId: string }
  'forget-file': { key: string }
  'check-upload': { mediaId: string; key: string }
  'delete-account': { userId: string }
  'export-data': { exportId: string; userId: string }
  'sync-subscription': { subscriptionId: string }
  'sync-purchase': { purchaseId: string }
  'deliver-demo-event': { body: string }
  'settle-demo-checkout': { checkoutId: string }
  'renew-demo-subscription': { subscriptionId: string }
}

export type JobKind = keyof JobPayloads

/** One run of a job. A crash may make it run again, so every step checks first what already exists. */
export interface JobRun<Kind extends JobKind> {
  app: App
  jobId: string
  /** The user it works for; null for the product's own. */
  userId: string | null
  payload: JobPayloads[Kind]
  /** From 1. */
  attempt: number
  /** Aborted when the job is cancelled or the host shuts down; stop soon and throw. */
  signal: AbortSignal
  /** Percent, 0 to 100, whole. */
  reportProgress(percent: number): Promise<void>
}

/** Rows that are written together with the job's completion: both happen, or neither. */
export type FinishingStep = (scope: Scope) => Promise<void>

export interface JobFailure {
  jobId: string
  reason: 'failed' | 'cancelled'
  /** The last error. */
  cause: unknown
}

export interface JobDefinition<Kind extends JobKind> {
  payload: ZodType<JobPayloads[Kind]>
  /** Maximum runs, crashes included. */
  maxAttempts: number
  /** How many of this kind run at once. */
  concurrency: number
  /** Whose work it waits for: a remote engine takes nothing from this machine, so as many more run as it handles at once. */
  engine?: (engines: Engines) => EngineInfo | undefined
  /** Whether the payload is erased after the job ended. */
  isSecret?: boolean
  run(job: JobRun<Kind>): Promise<FinishingStep | void>
  /** Once, in the transaction that fails the job: mark what waits for it as failed, refund. */
  onFailed?(scope: Scope, payload: JobPayloads[Kind], failure: JobFailure): Promise<void>
}

export type JobHandlers = { [Kind in JobKind]: JobDefinition<Kind> }

/** Thrown by a run that would fail again; the job fails without further attempts. */
export class PermanentJobError extends Error {
  override name = 'PermanentJobError'
}
