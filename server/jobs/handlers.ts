import type { JobHandlers } from './definition.ts'
import { renderStory } from '#server/rendering/render-story.ts'
import { watchRender } from '#server/rendering/watch-render.ts'
import { sendMail } from './send-mail.ts'

export const jobHandlers: JobHandlers = {
  'send-mail': sendMail,
  'render-story': renderStory,
  'watch-render': watchRender,
}
