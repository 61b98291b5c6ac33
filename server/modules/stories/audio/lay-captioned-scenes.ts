import { outputSize } from '#src/domain/aspect-ratio.ts'
import { framesToMs } from '#src/domain/frames.ts'
import type { Scope } from '#server/platform/context.ts'
import { arolls, scenes } from '#server/platform/db/schema/index.ts'
import type { MediaRow, StoryRow } from '#server/platform/db/rows.ts'
import { type RecordedScene, recordedColumns } from './cut-recording.ts'

/** A video this much wider or narrower than the story still fills it; another one is shown whole. */
const NEAR = 0.03

/** Adds scenes that play a video from end to end, captions over it. */
export async function layCaptionedScenes(
  scope: Scope,
  story: StoryRow,
  video: MediaRow,
  cut: readonly RecordedScene[],
): Promise<void> {
  const now = scope.services.clock.now()
  const stamps = { createdAt: now, updatedAt: now }
  const place = { userId: story.userId, storyId: story.id, language: story.language }
  const contentFit = fills(story, video) ? ('COVER' as const) : ('BLUR_FILL' as const)
  for (const [at, scene] of cut.entries()) {
    const columns = await recordedColumns(scope, place, scene, at)
    const [row] = await scope.db
      .insert(scenes)
      .values({ ...columns, ...stamps, status: 'COMPLETED', playFullVideo: true, isGenCaptionsFromVideoAudio: true })
      .returning()
    if (!row) throw new Error('The scene was not added')
    const [start, end] = [framesToMs(scene.from), framesToMs(scene.from + scene.durationInFrames)]
    await scope.db.insert(arolls).values({
      ...stamps,
      sceneId: row.id,
      arollOrder: 0,
      arollType: 'VideoARoll',
      status: 'COMPLETED',
      mediaId: video.id,
      videoStart: Math.round(start),
      videoEnd: Math.round(end),
      durationMs: Math.round(end) - Math.round(start),
      // Its sound is the voice-over already, where it was taken out.
      useVideoAudio: columns.audioMediaId === null,
      contentFit,
    })
  }
}

function fills({ aspectRatio }: StoryRow, { width, height }: MediaRow): boolean {
  const wanted = outputSize(aspectRatio)
  if (width === null || height === null || height === 0) return true
  return Math.abs(width / height / (wanted.width / wanted.height) - 1) < NEAR
}
