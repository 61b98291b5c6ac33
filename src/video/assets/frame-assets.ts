import type { VideoAroll, VideoLogo } from '../document.ts'
import type { BitmapCache } from '../draw/bitmap-cache.ts'
import type { Image } from '../draw/types.ts'
import type { VideoMediaOverlay } from '../overlays/overlay.ts'

/** Everything a frame needs beside the document. Synchronous: unloaded assets have that state. */
export interface FrameAssets {
  /** The image of an A-roll at a frame of the film, cut to its crop. */
  aroll(aroll: VideoAroll, frame: number): Image
  media(overlay: VideoMediaOverlay, frame: number): Image
  /** @param name of a sticker, or an emoji as people type it @param side px of the video that it is drawn in */
  sticker(name: string, side: number): Image
  logo(logo: VideoLogo): Image
  cache: BitmapCache
}
