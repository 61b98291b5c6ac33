import { archiveStory } from './archive-story.ts'
import { cancelGeneration } from './cancel-generation.ts'
import { createEmptyTextStory } from './create-empty-text-story.ts'
import { createStory } from './create-story.ts'
import { duplicateStory } from './duplicate-story.ts'
import { estimateCreditsForStory } from './estimate-credits-for-story.ts'
import { generatePreviewLink } from './generate-preview-link.ts'
import { generateStoryWithScriptType } from './generate-story-with-script-type.ts'
import { getPublicStory } from './get-public-story.ts'
import { getStoryStatus } from './get-story-status.ts'
import { getStory } from './get-story.ts'
import { getUserStories } from './get-user-stories.ts'
import { revokePreviewLink } from './revoke-preview-link.ts'
import { splitStoryIntoScenes } from './split-story-into-scenes.ts'
import { submitStory } from './submit-story.ts'
import { updateAspectRatio } from './update-aspect-ratio.ts'
import { updateStoryTitle } from './update-story-title.ts'
import { updateStory } from './update-story.ts'

export const storyRoutes = {
  archiveStory,
  cancelGeneration,
  createEmptyTextStory,
  createStory,
  duplicateStory,
  estimateCreditsForStory,
  generatePreviewLink,
  generateStoryWithScriptType,
  getPublicStory,
  getStory,
  getStoryStatus,
  getUserStories,
  revokePreviewLink,
  splitStoryIntoScenes,
  submitStory,
  updateAspectRatio,
  updateStory,
  updateStoryTitle,
}
