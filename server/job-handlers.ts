import { deleteAccount } from './modules/account/delete-account.ts'
import { exportData } from './modules/account/export-data.ts'
import { drawAroll } from '#server/modules/generation/draw-aroll.ts'
import { captionVideo } from './modules/stories/audio/caption-job.ts'
import { transcribeStory } from './modules/stories/audio/transcribe-story-job.ts'
import { drawPortrait } from './modules/stories/characters/draw-portrait.ts'
import { settleDemoCheckout } from './modules/billing/demo/demo-checkout.ts'
import { deliverDemoEvent } from './modules/billing/demo/demo-events.ts'
import { renewDemoSubscription } from './modules/billing/demo/demo-subscription.ts'
import { syncPurchaseLater, syncSubscriptionLater } from './modules/billing/sync-events.ts'
import { checkUpload } from './platform/files/check-upload.ts'
import { deleteFile } from './platform/files/delete-file.ts'
import { publishMediaUpdate } from './modules/media/presenters/media.ts'
import { checkLoraImages } from './modules/tools/lora/images.ts'
import { trainLora } from './modules/tools/lora/train-lora.ts'
import { drawLookSamples } from '#server/modules/media/library/look-samples.ts'
import { makeStory } from './modules/generation/make-story.ts'
import { speakOneScene } from './modules/generation/speak-scene.ts'
import { writeStory } from './modules/stories/rewriting/write-story.ts'
import type { JobHandlers } from './platform/jobs/definition.ts'
import { sendMail } from './platform/mail/mail.ts'
import { renderPart, renderStory, watchRender } from './modules/rendering/running-renders.ts'
import { rewriteStory } from './modules/stories/rewriting/rewrite-story.ts'
import { mergeSomeScenes } from './modules/stories/scenes/merge-job.ts'
import { splitOneScene } from './modules/stories/scenes/split-job.ts'
import { transcribeOneScene } from './modules/stories/scenes/transcribe-job.ts'
import { cleanSound, composeMusic, makeClip, runTask } from './modules/tools/run-task.ts'
import { translateStory } from './modules/stories/translation/translate-job.ts'

/** The handler of each kind of job. Assembled here, above the runner and the domains, which need not know of each other. */
export const jobHandlers: JobHandlers = {
  'send-mail': sendMail,
  'write-story': writeStory,
  'rewrite-story': rewriteStory,
  'make-story': makeStory,
  'speak-scene': speakOneScene,
  'render-story': renderStory,
  'render-part': renderPart,
  'draw-aroll': drawAroll,
  'draw-portrait': drawPortrait,
  'draw-look-samples': drawLookSamples,
  'run-task': runTask,
  'make-clip': makeClip,
  'compose-music': composeMusic,
  'clean-sound': cleanSound,
  'split-scene': splitOneScene,
  'merge-scenes': mergeSomeScenes,
  'transcribe-scene': transcribeOneScene,
  'translate-story': translateStory,
  'listen-to-story': transcribeStory,
  'caption-video': captionVideo,
  'check-lora-pictures': checkLoraImages,
  'train-lora': trainLora,
  'watch-render': watchRender,
  'forget-file': deleteFile,
  'check-upload': checkUpload(publishMediaUpdate),
  'delete-account': deleteAccount,
  'export-data': exportData,
  'sync-subscription': syncSubscriptionLater,
  'sync-purchase': syncPurchaseLater,
  'deliver-demo-event': deliverDemoEvent,
  'settle-demo-checkout': settleDemoCheckout,
  'renew-demo-subscription': renewDemoSubscription,
}
