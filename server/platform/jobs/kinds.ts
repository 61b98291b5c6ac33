import type { MailMessage } from '#server/platform/ports/mail.ts'
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
  'delete-account': { userId: string }
  'export-data': { exportId: string; userId: string }
  'sync-subscription': { subscriptionId: string }
  'sync-purchase': { purchaseId: string }
  'deliver-demo-event': { body: string }
  'settle-demo-checkout': { checkoutId: string }
  'renew-demo-subscription': { subscriptionId: string }
}

export type JobKind = keyof JobPayloads
