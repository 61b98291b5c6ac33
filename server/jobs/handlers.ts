import type { JobHandlers } from './definition.ts'
import { drawAroll } from '#server/arolls/draw-aroll.ts'
import { captionVideo } from '#server/audio/caption-job.ts'
import { transcribeStory } from '#server/audio/transcribe-story-job.ts'
import { drawPortrait } from '#server/characters/draw-portrait.ts'
import { drawLookSamples } from '#server/files/look-samples.ts'
import { makeStory } from '#server/generation/make-story.ts'
import { speakOneScene } from '#server/generation/speak-scene.ts'
import { writeStory } from '#server/generation/write-story.ts'
import { renderStory } from '#server/rendering/render-story.ts'
import { watchRender } from '#server/rendering/watch-render.ts'
import { mergeSomeScenes } from '#server/scenes/merge-job.ts'
import { splitOneScene } from '#server/scenes/split-job.ts'
import { transcribeOneScene } from '#server/scenes/transcribe-job.ts'
import { makeClip, runTask } from '#server/tasks/run-task.ts'
import { translateStory } from '#server/translation/translate-job.ts'
import { deleteFile } from './delete-file.ts'
import { sendMail } from './send-mail.ts'

export const jobHandlers: JobHandlers = {
  'send-mail': sendMail,
  'write-story': writeStory,
  'make-story': makeStory,
  'speak-scene': speakOneScene,
  'render-story': renderStory,
  'draw-aroll': drawAroll,
  'draw-portrait': drawPortrait,
  'draw-look-samples': drawLookSamples,
  'run-task': runTask,
  'make-clip': makeClip,
  'split-scene': splitOneScene,
  'merge-scenes': mergeSomeScenes,
  'transcribe-scene': transcribeOneScene,
  'translate-story': translateStory,
  'listen-to-story': transcribeStory,
  'caption-video': captionVideo,
  'watch-render': watchRender,
  'forget-file': deleteFile,
}
