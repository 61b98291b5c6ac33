import { addAroll } from './add-aroll.ts'
import { cropAroll } from './crop-aroll.ts'
import { decrementArollOrder } from './decrement-aroll-order.ts'
import { deleteAroll } from './delete-aroll.ts'
import { flipArollHorizontal } from './flip-aroll-horizontal.ts'
import { getAroll } from './get-aroll.ts'
import { incrementArollOrder } from './increment-aroll-order.ts'
import { refreshSeed } from './refresh-seed.ts'
import { regenerateImage } from './regenerate-image.ts'
import { reverseVideo } from './reverse-video.ts'
import { setArollMedia } from './set-aroll-media.ts'
import { setStock } from './set-stock.ts'
import { updateArollDurations } from './update-aroll-durations.ts'
import { updateArollLayout } from './update-aroll-layout.ts'
import { updateContentFit } from './update-content-fit.ts'
import { updateImageAnimation } from './update-image-animation.ts'
import { updateTransition } from './update-transition.ts'
import { updateVideoAudio } from './update-video-audio.ts'
import { updateVideoPlaybackRate } from './update-video-playback-rate.ts'
import { updateVideoStartEnd } from './update-video-start-end.ts'

export const arollsRoutes = {
  addAroll,
  cropAroll,
  decrementArollOrder,
  deleteAroll,
  flipArollHorizontal,
  getAroll,
  incrementArollOrder,
  refreshSeed,
  regenerateImage,
  reverseVideo,
  setArollMedia,
  setStock,
  updateArollDurations,
  updateArollLayout,
  updateContentFit,
  updateImageAnimation,
  updateTransition,
  updateVideoAudio,
  updateVideoPlaybackRate,
  updateVideoStartEnd,
}
