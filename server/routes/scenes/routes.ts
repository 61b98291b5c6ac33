import { addScene } from './add-scene.ts'
import { deleteScene } from './delete-scene.ts'
import { fileUploaded } from './file-uploaded.ts'
import { generateAudio } from './generate-audio.ts'
import { getPreviousGenerations } from './get-previous-generations.ts'
import { getScene } from './get-scene.ts'
import { getStock } from './get-stock.ts'
import { overrideCaptions } from './override-captions.ts'
import { regenerateSceneAudio } from './regenerate-scene-audio.ts'
import { reorderScenes } from './reorder-scenes.ts'
import { resyncSceneCaptions } from './resync-scene-captions.ts'
import { swapScene } from './swap-scene.ts'
import { updateCaptions } from './update-captions.ts'
import { updateMusic } from './update-music.ts'
import { updateSceneAudio } from './update-scene-audio.ts'
import { updateSceneCaptions } from './update-scene-captions.ts'
import { updateScenePause } from './update-scene-pause.ts'

export const sceneRoutes = {
  addScene,
  deleteScene,
  fileUploaded,
  generateAudio,
  getPreviousGenerations,
  getScene,
  getStock,
  overrideCaptions,
  regenerateSceneAudio,
  reorderScenes,
  resyncSceneCaptions,
  swapScene,
  updateCaptions,
  updateMusic,
  updateSceneAudio,
  updateSceneCaptions,
  updateScenePause,
}
