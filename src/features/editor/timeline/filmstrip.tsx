import { useQuery } from '@tanstack/react-query'
import { memo, type CSSProperties } from 'react'
import { Spinner } from '#src/shared/ui/spinner.tsx'
import { busyKeys } from '../core/story-store.ts'
import { useIsBusy, useOpen } from '../core/use-editor.ts'
import type { Aroll } from '../core/open-story.ts'
import { pathOf } from '#src/shared/lib/path-of.ts'
import { useBackgroundImage } from '#src/shared/media/use-background-image.ts'
import { stillOf } from '../core/ui/scene-still.tsx'
import styles from './filmstrip.module.css'

/** An A-roll along its time: an image repeated, a video as images of its trimmed part. */
export const Filmstrip = memo(function Filmstrip({ id, frames }: { id: string; frames: number }) {
  const aroll = useOpen((open) => open.arolls[id])
  const isRequested = useIsBusy(busyKeys.visual(id))
  const isGenerating = isRequested || aroll?.status === 'GENERATING'
  const media = aroll?.aroll_object.media
  const still = useBackgroundImage(stillOf(aroll))
  const common = {
    className: styles.stripPart,
    'data-aroll': id,
    'data-generating': isGenerating || undefined,
  }
  const generating = isGenerating && (
    <span className={styles.generating}>
      <Spinner size={16} />
    </span>
  )
  if (aroll && media?.media_type === 'video' && media.url)
    return (
      <span {...common} style={{ flexGrow: frames }}>
        <VideoStrip aroll={aroll} url={media.url} fileMs={media.duration_ms ?? 0} still={still} />
        {generating}
      </span>
    )
  return (
    <span {...common} style={{ flexGrow: frames, backgroundImage: still ? `url("${still}")` : undefined }}>
      {generating}
    </span>
  )
})

interface VideoStripProps {
  aroll: Aroll
  url: string
  fileMs: number
  still: string | null
}

function VideoStrip({ aroll, url, fileMs, still }: VideoStripProps) {
  const { data } = useQuery({
    queryKey: ['filmstrip', pathOf(url)],
    queryFn: async () => (await import('./load-filmstrip.ts')).loadFilmstrip(url),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  })
  const start = aroll.aroll_object.video_start ?? 0
  const end = aroll.aroll_object.video_end || fileMs
  const share = fileMs > 0 && end > start ? (end - start) / fileMs : 1
  const place: CSSProperties = data
    ? {
        backgroundImage: `url("${data.address}")`,
        width: `${100 / share}%`,
        left: `${(-100 * start) / Math.max(1, end - start)}%`,
        backgroundSize: '100% 100%',
      }
    : { backgroundImage: still ? `url("${still}")` : undefined, inset: 0 }
  return <span className={styles.videoStrip} data-reversed={aroll.reversed || undefined} style={place} />
}
