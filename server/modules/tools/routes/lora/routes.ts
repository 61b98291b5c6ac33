import { createLora } from './create-lora.ts'
import { deleteLoraTrainingData } from './delete-lora-training-data.ts'
import { deleteLora } from './delete-lora.ts'
import { generateLoraCaptions } from './generate-lora-captions.ts'
import { getLora } from './get-lora.ts'
import { listModelGallery } from './list-model-gallery.ts'
import { stopLora } from './stop-lora.ts'
import { submitLora } from './submit-lora.ts'
import { updateLora } from './update-lora.ts'
import { uploadLoraModel } from './upload-lora-model.ts'

export const loraRoutes = {
  createLora,
  deleteLora,
  deleteLoraTrainingData,
  generateLoraCaptions,
  getLora,
  listModelGallery,
  stopLora,
  submitLora,
  updateLora,
  uploadLoraModel,
}
