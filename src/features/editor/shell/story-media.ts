import type { CachedMedia } from '#src/shared/media/media-store.ts'
import type { Media } from '#src/shared/media/upload-item.ts'
import { allOverlays, type Overlay, withOverlays } from '../core/open-overlays.ts'
import { musicCuesIn, withMusicCues } from '../core/open-music-cues.ts'
import { patchAroll, patchScene, patchStory, type OpenStory } from '../core/open-story.ts'

/** A URL that expires sooner is fetched again, ms: media on screen must not break. */
const MARGIN_MS = 3_600_000

function mediaOf(open: OpenStory): Media[] {
  const shown = Object.values(open.arolls).map(({ aroll_object: { media } }) => media)
  const spoken = Object.values(open.scenes).map(({ audio_media: media }) => media)
  const over = allOverlays(open).map((overlay) => (overlay.kind === 'MEDIA' ? overlay.media : null))
  const ofCues = musicCuesIn(open).map(({ media }) => media)
  return [...shown, ...spoken, ...over, ...ofCues].filter((media) => media !== null)
}

/** Ids of the story's media that are being generated, or whose signed URL expires soon. @param now ms */
export function agingMedia(open: OpenStory, now: number): string[] {
  const aging = mediaOf(open).filter(({ status, url }) =>
    url === null ? status === 'PENDING' || status === 'PROCESSING' : endsBefore(url, now + MARGIN_MS),
  )
  const { background_music_file_location: music, background_music_media_id: musicId } = open.story.music
  const ids = aging.map(({ id }) => id)
  return musicId && music && endsBefore(music, now + MARGIN_MS) ? [...ids, musicId] : ids
}

/** Whether a signed URL expires before that moment, ms. */
function endsBefore(url: string, moment: number): boolean {
  const { searchParams: signed } = new URL(url, 'http://localhost')
  const own = signed.get('exp')
  if (own !== null) return Number(own) * 1000 < moment
  // As S3 signs them: a date without separators, and seconds from then on.
  const from = signed.get('X-Amz-Date')?.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)/, '$1-$2-$3:$4:') ?? ''
  return Date.parse(from) + Number(signed.get('X-Amz-Expires')) * 1000 < moment
}

/** The story with the cache's news of its media; the same object if there are none. */
export function withFreshMedia(open: OpenStory, cached: Readonly<Record<string, CachedMedia>>): OpenStory {
  const newer = (media: Media | null) => {
    const known = media && cached[media.id]
    return known &&
      (known.url !== media.url || known.thumbnail_url !== media.thumbnail_url || known.status !== media.status)
      ? plain(known)
      : null
  }
  let next = open
  for (const aroll of Object.values(open.arolls)) {
    const media = newer(aroll.aroll_object.media)
    if (media) next = patchAroll(next, aroll.id, { aroll_object: { ...aroll.aroll_object, media } })
  }
  for (const scene of Object.values(open.scenes)) {
    const media = newer(scene.audio_media)
    if (media) next = patchScene(next, scene.id, { audio_media: media })
  }
  const over = allOverlays(next).flatMap((overlay) => {
    const media = overlay.kind === 'MEDIA' ? newer(overlay.media) : null
    return media ? [{ ...overlay, media } as Overlay] : []
  })
  if (over.length > 0) next = withOverlays(next, over)
  const ofCues = musicCuesIn(next).flatMap((cue) => {
    const media = newer(cue.media)
    return media ? [{ ...cue, media }] : []
  })
  if (ofCues.length > 0) next = withMusicCues(next, ofCues)
  const { music } = open.story
  const track = cached[music.background_music_media_id ?? '']?.url
  if (track && music.background_music_file_location && track !== music.background_music_file_location)
    next = patchStory(next, { music: { ...music, background_music_file_location: track } })
  return next
}

const plain = ({ fetchedAt: _fetchedAt, ...media }: CachedMedia): Media => media
