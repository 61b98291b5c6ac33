import type { VideoAroll, VideoBroll, VideoLogo } from '../document.ts'
import type { BitmapCache } from '../draw/bitmap-cache.ts'
import type { Image } from '../draw/types.ts'

/** Everything a frame needs beside the document. Synchronous: unloaded assets have that state. */
export interface FrameAssets {
  /** The image of an A-roll at a frame of the film, cut to its crop. */
  aroll(aroll: VideoAroll, frame: number): Image
  broll(broll: VideoBroll, frame: number): Image
  logo(logo: VideoLogo): Image
  cache: BitmapCache
}
