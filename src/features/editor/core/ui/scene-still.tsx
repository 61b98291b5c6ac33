import { busyKeys } from '../story-store.ts'
import { useOpen, useIsBusy } from '../use-editor.ts'
import type { Aroll } from '../open-story.ts'
import { Spinner } from '#src/shared/ui/spinner.tsx'
import styles from './scene-still.module.css'

/** URL of a small image of an A-roll; null while it has none. */
export const stillOf = (aroll: Aroll | undefined): string | null =>
  aroll?.aroll_object.preview_image ??
  aroll?.aroll_object.media?.thumbnail_url ??
  (aroll?.aroll_object.media?.media_type === 'image' ? aroll.aroll_object.media.url : null)

/** The first image of a scene, whole on a blurred fill. */
export function SceneStill({ sceneId, className = '' }: { sceneId: string; className?: string | undefined }) {
  const aroll = useOpen((open) => open.arolls[open.scenes[sceneId]?.arollIds[0] ?? ''])
  return <ArollStill aroll={aroll} className={className} />
}

export function ArollStill({ aroll, className = '' }: { aroll: Aroll | undefined; className?: string | undefined }) {
  const address = stillOf(aroll)
  const isRequested = useIsBusy(busyKeys.visual(aroll?.id ?? ''))
  const isGenerating = isRequested || aroll?.status === 'GENERATING'
  return (
    <span className={`${styles.still} ${className}`} data-generating={isGenerating || undefined}>
      {address && <img crossOrigin="anonymous" className={styles.picture} src={address} alt="" loading="lazy" />}
      {isGenerating && (
        <span className={styles.generating}>
          <Spinner />
        </span>
      )}
    </span>
  )
}
