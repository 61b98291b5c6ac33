import { Flag } from 'lucide-react'
import type { AuditVideo } from '#generated/schema.ts'
import { formatSeconds } from '#src/shared/lib/format.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Tag } from '#src/shared/ui/tag.tsx'
import { momentText } from '../lib/figure-text.ts'
import styles from './audit.module.css'
import { Facts } from './facts.tsx'

const KINDS = { REJECTION: 'Rejected part', REPORT: 'Reported by owner' } as const

/** Facts about the video: its owner, its age, the owner's objection, and the flags. */
export function AuditFacts({ film, onSeek }: { film: AuditVideo; onSeek: (ms: number) => void }) {
  const { objection, rejection_reason: rejected, flags } = film
  return (
    <div className={styles.facts}>
      <h2 className={styles.title}>{film.display_title}</h2>
      {objection !== null && (
        <section className={styles.objection} aria-label="Appeal">
          <Tag tone="warning">Appeal</Tag>
          <p>{objection}</p>
          {rejected !== null && <p className={styles.note}>Previously rejected: {rejected}</p>}
        </section>
      )}
      <Facts
        title="Video"
        facts={[
          ['User', film.email],
          ['Length', formatSeconds(Math.round(film.duration_ms / 1000))],
          ['Size', `${film.width} × ${film.height}`],
          ['Exported, UTC', momentText(film.created_at)],
          ['Claimed until, UTC', momentText(film.held_until)],
        ]}
      />
      {flags.length > 0 && (
        <section aria-label="Flagged seconds">
          <h3 className={styles.subtitle}>Flagged seconds</h3>
          <ul className={styles.flags}>
            {flags.map((flag, at) => (
              <li key={`${flag.at_ms} ${at}`}>
                <Button size="small" icon={<Flag size={14} aria-hidden="true" />} onClick={() => onSeek(flag.at_ms)}>
                  {formatSeconds(Math.floor(flag.at_ms / 1000))}
                </Button>
                <span>
                  {KINDS[flag.kind]}
                  {flag.text !== '' && `: ${flag.text}`}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
