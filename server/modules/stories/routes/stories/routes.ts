import { acceptTemplateOffer } from './accept-template-offer.ts'
import { applyRewriting } from './apply-rewriting.ts'
import { archiveStory } from './archive-story.ts'
import { cancelGeneration } from './cancel-generation.ts'
import { chooseVisuals } from './choose-visuals.ts'
import { createAndGenerateStory } from './create-and-generate-story.ts'
import { createEmptyTextStory } from './create-empty-text-story.ts'
import { createNarratedStory } from './create-narrated-story.ts'
import { createStoryVersion } from './create-story-version.ts'
import { createStory } from './create-story.ts'
import { declineTemplateOffer } from './decline-template-offer.ts'
import { discardRewriting } from './discard-rewriting.ts'
import { duplicateStoryInAnotherLanguage } from './duplicate-story-in-another-language.ts'
import { duplicateStory } from './duplicate-story.ts'
import { duplicateTemplateInAnotherAccount } from './duplicate-template-in-another-account.ts'
import { estimateCreditsForStory } from './estimate-credits-for-story.ts'
import { generatePreviewLink } from './generate-preview-link.ts'
import { generateStoryWithScriptType } from './generate-story-with-script-type.ts'
import { generateWholeLongStoryVideo } from './generate-whole-long-story-video.ts'
import { getPublicStory } from './get-public-story.ts'
import { getRewriting } from './get-rewriting.ts'
import { getStoryStatus } from './get-story-status.ts'
import { getStoryTranslation } from './get-story-translation.ts'
import { getStoryVersion } from './get-story-version.ts'
import { getStory } from './get-story.ts'
import { getTranslator } from './get-translator.ts'
import { getUserStories } from './get-user-stories.ts'
import { listGivenTemplateOffers } from './list-given-template-offers.ts'
import { listStoryEdits } from './list-story-edits.ts'
import { listStoryVersions } from './list-story-versions.ts'
import { listTemplateOffers } from './list-template-offers.ts'
import { parseScreenplayAndCreateStory } from './parse-screenplay-and-create-story.ts'
import { prepareGeneration } from './prepare-generation.ts'
import { redoStoryEdit } from './redo-story-edit.ts'
import { restoreStoryVersion } from './restore-story-version.ts'
import { revokePreviewLink } from './revoke-preview-link.ts'
import { rewriteStory } from './rewrite-story.ts'
import { splitStoryIntoScenes } from './split-story-into-scenes.ts'
import { submitStory } from './submit-story.ts'
import { translateRemainingScenes } from './translate-remaining-scenes.ts'
import { translateScene } from './translate-scene.ts'
import { undoStoryEdit } from './undo-story-edit.ts'
import { updateAspectRatio } from './update-aspect-ratio.ts'
import { updateStoryTitle } from './update-story-title.ts'
import { updateStory } from './update-story.ts'
import { withdrawTemplateOffer } from './withdraw-template-offer.ts'

export const storyRoutes = {
  acceptTemplateOffer,
  applyRewriting,
  archiveStory,
  cancelGeneration,
  chooseVisuals,
  createAndGenerateStory,
  createEmptyTextStory,
  createNarratedStory,
  createStory,
  createStoryVersion,
  declineTemplateOffer,
  discardRewriting,
  duplicateStory,
  duplicateStoryInAnotherLanguage,
  duplicateTemplateInAnotherAccount,
  estimateCreditsForStory,
  generatePreviewLink,
  generateStoryWithScriptType,
  generateWholeLongStoryVideo,
  getPublicStory,
  getRewriting,
  getStory,
  getStoryStatus,
  getStoryTranslation,
  getStoryVersion,
  getTranslator,
  getUserStories,
  listGivenTemplateOffers,
  listStoryEdits,
  listStoryVersions,
  listTemplateOffers,
  parseScreenplayAndCreateStory,
  prepareGeneration,
  redoStoryEdit,
  restoreStoryVersion,
  revokePreviewLink,
  rewriteStory,
  splitStoryIntoScenes,
  submitStory,
  translateRemainingScenes,
  translateScene,
  undoStoryEdit,
  updateAspectRatio,
  updateStory,
  updateStoryTitle,
  withdrawTemplateOffer,
}
