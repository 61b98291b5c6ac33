import { useRef, useState } from 'react'
import type { AuditVideo } from '#generated/schema.ts'
import { useKeys } from '#src/shared/hooks/use-keys.ts'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { notifyError } from '#src/shared/ui/snackbar/notify-error.ts'
import { EmptyState } from '#src/shared/ui/states/data-states.tsx'
import { useAuditQueue } from '../hooks/use-audit-queue.ts'
import { numberText } from '../lib/figure-text.ts'
import { nextFlag } from '../lib/next-flag.ts'
import { AuditActions } from './audit-actions.tsx'
import styles from './audit.module.css'
import { AuditFacts } from './audit-facts.tsx'
import { Loaded } from './loaded.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import { StaffPage } from './staff-page.tsx'

const SPEEDS = [1, 1.5, 2, 4] as const

/** The audit page: exported videos one after the other, decided by keys. */
export function AuditView() {
  return (
    <StaffPage title="Audit">
      <AuditQueue />
    </StaffPage>
  )
}

function AuditQueue() {
  const queue = useAuditQueue()
  const { film, films, index, last, waiting, isBusy, go } = queue
  const video = useRef<HTMLVideoElement>(null)
  const [speed, setSpeed] = useState<number>(1)
  /** The video to reject, and the moment in it, ms. */
  const [rejecting, setRejecting] = useState<{ film: AuditVideo; atMs: number }>()
  const seek = (ms: number) => {
    if (video.current) video.current.currentTime = ms / 1000
  }
  const now = () => Math.round((video.current?.currentTime ?? 0) * 1000)
  const setRate = (rate: number) => {
    setSpeed(rate)
    if (video.current) video.current.playbackRate = rate
  }
  // A key during a running decision would decide the next video: it is dropped, with a message.
  const isFree = () => {
    if (isBusy) notify('The previous decision is still being saved. Try again', { tone: 'error' })
    return !isBusy
  }
  const run = (work: () => Promise<unknown>) => {
    if (isFree()) void work().catch(notifyError)
  }
  const actions = {
    approve: () => run(async () => film && queue.decide(film, { decision: 'APPROVE' })),
    reject: () => {
      if (!film || !isFree()) return
      video.current?.pause()
      setRejecting({ film, atMs: Math.min(now(), film.duration_ms) })
    },
    skip: () => run(async () => film && queue.decide(film, { decision: 'SKIP' })),
    undo: () => run(queue.undo),
    flag: () => {
      const flag = film && nextFlag(film.flags, now())
      if (flag) seek(flag.at_ms)
    },
    play: () => {
      if (video.current?.paused) void video.current.play().catch(notifyError)
      else video.current?.pause()
    },
    next: () => go(index + 1),
    previous: () => go(index - 1),
  }
  useKeys({
    KeyA: actions.approve,
    KeyR: actions.reject,
    KeyS: actions.skip,
    KeyU: actions.undo,
    KeyF: actions.flag,
    KeyJ: actions.next,
    KeyK: actions.previous,
    KeyX: () => setRate(SPEEDS[(SPEEDS.findIndex((rate) => rate === speed) + 1) % SPEEDS.length] ?? 1),
    Space: actions.play,
  })
  return (
    <Loaded what="Videos" height={480} query={queue.query}>
      {() => (
        <>
          {/* Without videos to review the page itself says so. */}
          <p className={film ? styles.count : 'visually-hidden'} role="status">
            {film
              ? `Video ${index + 1} of ${films.length} claimed, ${numberText(waiting)} waiting`
              : 'No videos to review'}
          </p>
          <div className={styles.queue}>
            {film ? (
              <>
                <div className={styles.stage}>
                  <video
                    crossOrigin="anonymous"
                    key={film.render_id}
                    ref={video}
                    className={styles.video}
                    style={{ aspectRatio: `${film.width} / ${film.height}` }}
                    src={film.video_url ?? undefined}
                    poster={film.thumbnail_url ?? undefined}
                    controls
                    playsInline
                    preload="auto"
                    aria-label={film.display_title}
                    onLoadedMetadata={() => setRate(speed)}
                  >
                    {/* Captions are part of the video. */}
                    <track kind="captions" />
                  </video>
                </div>
                <AuditFacts film={film} onSeek={seek} />
              </>
            ) : (
              <EmptyState
                title="No videos to review"
                text="Exported videos appear here, appeals first. Videos claimed by other reviewers aren’t shown."
              />
            )}
            <AuditActions
              film={film}
              last={last}
              isBusy={isBusy}
              hasPrevious={index > 0}
              hasNext={index + 1 < films.length}
              speed={{ speeds: SPEEDS, value: speed, onChange: setRate }}
              actions={actions}
            />
          </div>
          {rejecting && (
            <RejectDialog
              title={rejecting.film.display_title}
              atMs={rejecting.atMs}
              onReject={(rejection) => queue.decide(rejecting.film, { decision: 'REJECT', ...rejection })}
              onClose={() => setRejecting(undefined)}
            />
          )}
        </>
      )}
    </Loaded>
  )
}
