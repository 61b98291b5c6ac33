import { createImageStyle } from './create-image-style.ts'
import { deleteImageStyle } from './delete-image-style.ts'
import { getImageStyle } from './get-image-style.ts'
import { listImageStyles } from './list-image-styles.ts'
import { previewImageStyle } from './preview-image-style.ts'
import { updateImageStyle } from './update-image-style.ts'

export const imageStyleRoutes = {
  createImageStyle,
  deleteImageStyle,
  getImageStyle,
  listImageStyles,
  previewImageStyle,
  updateImageStyle,
}
