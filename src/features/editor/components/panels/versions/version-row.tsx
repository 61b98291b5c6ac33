import { Play, RotateCcw } from 'lucide-react'
import type { StoryVersion } from '#generated/schema.ts'
import { IconButton } from '#src/shared/ui/button.tsx'
import { formatLength } from '../../../lib/format-length.ts'
import { formatMoment } from './format-moment.ts'
import styles from './versions.module.css'

export type Version = StoryVersion

interface VersionRowProps {
  version: Version
  onShow: () => void
  onRestore: () => void
}

/** One version: its first picture, its name, when it was and how much it held. */
export function VersionRow({ version, onShow, onRestore }: VersionRowProps) {
  const { name, is_automatic: isAutomatic, scenes_total: scenes, created_at: at } = version
  return (
    <li className={styles.row}>
      <button type="button" className={styles.pick} aria-label={`Preview ${name}`} onClick={onShow} />
      <span className={styles.still} aria-hidden="true">
        {version.thumbnail_url && <img src={version.thumbnail_url} alt="" loading="lazy" />}
        <Play className={styles.sign} size={16} />
      </span>
      <span className={styles.words}>
        <span className={styles.name} data-automatic={isAutomatic || undefined}>
          {name}
        </span>
        <span className={styles.facts}>
          <time dateTime={at}>{formatMoment(at)}</time>
          {` · ${scenes === 1 ? '1 scene' : `${scenes} scenes`} · ${formatLength(version.duration_in_frames)}`}
        </span>
      </span>
      <span className={styles.act}>
        <IconButton size="small" label={`Restore ${name}`} onClick={onRestore}>
          <RotateCcw size={16} aria-hidden="true" />
        </IconButton>
      </span>
    </li>
  )
}
