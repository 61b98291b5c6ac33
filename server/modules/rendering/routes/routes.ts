import { cancelRender } from './cancel-render.ts'
import { completeRender } from './complete-render.ts'
import { createRenderUpload } from './create-render-upload.ts'
import { exportToPremierePro } from './export-to-premiere-pro.ts'
import { failRender } from './fail-render.ts'
import { generateVideo } from './generate-video.ts'
import { getFilmReview } from './get-film-review.ts'
import { getRender } from './get-render.ts'
import { getRenderDocument } from './get-render-document.ts'
import { objectToFilmReview } from './object-to-film-review.ts'
import { reportRenderProgress } from './report-render-progress.ts'

export const rendersRoutes = {
  cancelRender,
  completeRender,
  createRenderUpload,
  exportToPremierePro,
  failRender,
  generateVideo,
  getFilmReview,
  getRender,
  getRenderDocument,
  objectToFilmReview,
  reportRenderProgress,
}
