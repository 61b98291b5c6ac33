import { FPS } from '#src/domain/frames.ts'
import type { StoryDocument } from '#server/modules/stories/presenters/story.ts'
import { keyOfUrl } from '#server/platform/files/signing.ts'
import type { Files } from '#server/platform/ports/files.ts'
import { toVideoDocument } from '#src/video/to-video-document.ts'

/** A file of the package. */
export interface PackedFile {
  /** Unique in the package. */
  id: string
  /** Key in the files port. */
  key: string
  /** Path in the zip. */
  path: string
  kind: 'image' | 'video' | 'audio'
  /** px; null for sounds and where unknown. */
  width: number | null
  height: number | null
  /** Length; 0 for stills and where unknown. */
  frames: number
}

/** Every file a story shows and plays, once each, by its URL; named by scene, so that users find their way. */
export function packFiles(port: Files, story: StoryDocument, musicMs: number): Map<string, PackedFile> {
  const files = new Map<string, PackedFile>()
  const add = (url: string | null | undefined, name: string, facts: Pick<PackedFile, 'kind'> & Facts) => {
    const key = url == null || files.has(url) ? null : keyOfUrl(port, url)
    if (url == null || key === null) return
    const { kind, width, height, duration_ms: ms } = facts
    const extension = key.slice(key.lastIndexOf('.'))
    const frames = Math.ceil(((ms ?? 0) * FPS) / 1000 - 1e-6)
    const path = `media/${name}${extension}`
    files.set(url, {
      id: `file-${files.size + 1}`,
      key,
      path,
      kind,
      width: width ?? null,
      height: height ?? null,
      frames,
    })
  }
  const ordered = story.scenes.toSorted((a, b) => a.element_order - b.element_order)
  for (const [at, scene] of ordered.entries()) {
    const number = String(at + 1).padStart(3, '0')
    for (const [index, { aroll_object: shown }] of scene.arolls.entries())
      if (shown.media && shown.media.media_type !== 'audio')
        add(shown.media.url, `scene-${number}-${index + 1}`, { ...shown.media, kind: shown.media.media_type })
    for (const [index, { media }] of scene.brolls.entries())
      if (media && media.media_type !== 'audio')
        add(media.url, `scene-${number}-overlay-${index + 1}`, { ...media, kind: media.media_type })
    if (scene.use_scene_audio && scene.audio_media)
      add(scene.audio_media.url, `voice-${number}`, {
        kind: 'audio',
        duration_ms: scene.audio_media.duration_ms ?? scene.audio_duration_in_ms_seconds,
      })
  }
  for (const [index, overlay] of story.overlays.entries())
    if (overlay.kind === 'MEDIA' && overlay.media && overlay.media.media_type !== 'audio')
      add(overlay.media.url, `overlay-${index + 1}`, { ...overlay.media, kind: overlay.media.media_type })
  for (const [index, { media }] of (story.music_cues ?? []).entries())
    if (media) add(media.url, `sound-${index + 1}`, { kind: 'audio', duration_ms: media.duration_ms })
  add(toVideoDocument(story).music?.url, 'music', { kind: 'audio', duration_ms: musicMs })
  return files
}

interface Facts {
  width?: number | null
  height?: number | null
  duration_ms?: number | null
}
