import { addScene } from './add-scene.ts'
import { createInpaintingRequest } from './create-inpainting-request.ts'
import { deleteScene } from './delete-scene.ts'
import { fileUploaded } from './file-uploaded.ts'
import { generateAudio } from './generate-audio.ts'
import { generateMagicPrompt } from './generate-magic-prompt.ts'
import { getInpaintingRequest } from './get-inpainting-request.ts'
import { getPreviousGenerations } from './get-previous-generations.ts'
import { getScene } from './get-scene.ts'
import { getStock } from './get-stock.ts'
import { imagePromptFromVisualAction } from './image-prompt-from-visual-action.ts'
import { importSubtitles } from './import-subtitles.ts'
import { mergeScenes } from './merge-scenes.ts'
import { overrideCaptions } from './override-captions.ts'
import { regenerateSceneAudio } from './regenerate-scene-audio.ts'
import { reorderScenes } from './reorder-scenes.ts'
import { resyncSceneCaptions } from './resync-scene-captions.ts'
import { splitScene } from './split-scene.ts'
import { swapScene } from './swap-scene.ts'
import { transcribeSceneAudio } from './transcribe-scene-audio.ts'
import { updateCaptions } from './update-captions.ts'
import { updateImagePrompt } from './update-image-prompt.ts'
import { updateMusic } from './update-music.ts'
import { updateSceneAudio } from './update-scene-audio.ts'
import { updateSceneCaptions } from './update-scene-captions.ts'
import { updateScenePause } from './update-scene-pause.ts'

export const sceneRoutes = {
  addScene,
  createInpaintingRequest,
  deleteScene,
  fileUploaded,
  generateAudio,
  generateMagicPrompt,
  getInpaintingRequest,
  getPreviousGenerations,
  getScene,
  getStock,
  imagePromptFromVisualAction,
  importSubtitles,
  mergeScenes,
  overrideCaptions,
  regenerateSceneAudio,
  reorderScenes,
  resyncSceneCaptions,
  splitScene,
  swapScene,
  transcribeSceneAudio,
  updateCaptions,
  updateImagePrompt,
  updateMusic,
  updateSceneAudio,
  updateSceneCaptions,
  updateScenePause,
}
