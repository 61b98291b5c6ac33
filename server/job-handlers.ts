import { deleteAccount } from './account/delete-account.ts'
import { exportData } from './account/export-data.ts'
import { drawAroll } from '#server/generation/draw-aroll.ts'
import { captionVideo } from './audio/caption-job.ts'
import { transcribeStory } from './audio/transcribe-story-job.ts'
import { drawPortrait } from './characters/draw-portrait.ts'
import { settleDemoCheckout } from './billing/demo/demo-checkout.ts'
import { deliverDemoEvent } from './billing/demo/demo-events.ts'
import { renewDemoSubscription } from './billing/demo/demo-subscription.ts'
import { syncPurchaseLater, syncSubscriptionLater } from './billing/sync-jobs.ts'
import { deleteFile } from './files/delete-file.ts'
import { checkLoraPictures } from './lora/check-pictures.ts'
import { trainLora } from './lora/train-lora.ts'
import { drawLookSamples } from '#server/library/look-samples.ts'
import { makeStory } from './generation/make-story.ts'
import { speakOneScene } from './generation/speak-scene.ts'
import { writeStory } from './rewriting/write-story.ts'
import type { JobHandlers } from './jobs/definition.ts'
import { sendMail } from './mail/send-mail.ts'
import { renderStory } from './rendering/render-story.ts'
import { rewriteStory } from './rewriting/rewrite-story.ts'
import { watchRender } from './rendering/watch-render.ts'
import { mergeSomeScenes } from './scenes/merge-job.ts'
import { splitOneScene } from './scenes/split-job.ts'
import { transcribeOneScene } from './scenes/transcribe-job.ts'
import { composeMusic, makeClip, runTask } from './tasks/run-task.ts'
import { translateStory } from './translation/translate-job.ts'

/** Which handler takes which kind of job. Put together here, above the runner and the domains, which need not know of each other. */
export const jobHandlers: JobHandlers = {
  'send-mail': sendMail,
  'write-story': writeStory,
  'rewrite-story': rewriteStory,
  'make-story': makeStory,
  'speak-scene': speakOneScene,
  'render-story': renderStory,
  'draw-aroll': drawAroll,
  'draw-portrait': drawPortrait,
  'draw-look-samples': drawLookSamples,
  'run-task': runTask,
  'make-clip': makeClip,
  'compose-music': composeMusic,
  'split-scene': splitOneScene,
  'merge-scenes': mergeSomeScenes,
  'transcribe-scene': transcribeOneScene,
  'translate-story': translateStory,
  'listen-to-story': transcribeStory,
  'caption-video': captionVideo,
  'check-lora-pictures': checkLoraPictures,
  'train-lora': trainLora,
  'watch-render': watchRender,
  'forget-file': deleteFile,
  'delete-account': deleteAccount,
  'export-data': exportData,
  'sync-subscription': syncSubscriptionLater,
  'sync-purchase': syncPurchaseLater,
  'deliver-demo-event': deliverDemoEvent,
  'settle-demo-checkout': settleDemoCheckout,
  'renew-demo-subscription': renewDemoSubscription,
}
