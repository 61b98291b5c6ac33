import type { VideoAroll, VideoBroll, VideoLogo } from '../document.ts'
import type { BitmapCache } from '../draw/bitmap-cache.ts'
import type { Picture } from '../draw/types.ts'

/** Everything a frame needs beside the document. Nothing here waits: what is not there yet says so. */
export interface FrameAssets {
  /** The picture of an A-roll at a frame of the film, cut to its crop. */
  aroll(aroll: VideoAroll, frame: number): Picture
  broll(broll: VideoBroll, frame: number): Picture
  logo(logo: VideoLogo): Picture
  cache: BitmapCache
}
