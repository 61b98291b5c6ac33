import { createWebStudio } from '#engines/draft/web-engines.ts'
import { fetchSample, keepSample } from './sample-assets.ts'

/** The built-in animator's work in a tab, in this page's worker. */
export const clipWorks = {
  /** Has a kept image stand still for as long (s) and keeps the clip. */
  async holdStill(image: string, as: string, size: { width: number; height: number }, seconds: number) {
    const studio = createWebStudio()
    const bytes = new Uint8Array(await (await fetchSample(`sample:kept?${image}`)).arrayBuffer())
    const request = { image: bytes, prompt: 'static', seed: 1, ...size, seconds, hasSound: false }
    const clip = await studio.animator.animate(request).finally(() => studio.close())
    keepSample(as, new Blob([new Uint8Array(clip.bytes)]))
  },
}
