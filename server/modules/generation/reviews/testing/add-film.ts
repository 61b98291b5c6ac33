import { media, renders } from '#server/platform/db/schema/index.ts'
import type { TestApp } from '#server/testing/create-test-app.ts'
import { queueFilm } from '../review.ts'

/**
 * An exported video of ten seconds and two frames, not a whole number of ms, after the export's end: stored and in the queue.
 * Returns its render's id.
 */
export async function addFilm(
  test: Pick<TestApp, 'scope' | 'clock' | 'files'>,
  { userId, storyId, document = { scenes: [] } }: { userId: string; storyId: string; document?: unknown },
): Promise<string> {
  const at = { createdAt: test.clock.now(), updatedAt: test.clock.now() }
  const key = `films/${crypto.randomUUID()}.mp4`
  await test.files.write(key, new Uint8Array(8), 'video/mp4')
  return test.scope(async (scope) => {
    const film = { fileName: `${storyId}.mp4`, contentType: 'video/mp4', durationMs: 10_000, fileKey: key }
    const [file] = await scope.db
      .insert(media)
      .values({ userId, storyId, mediaType: 'video', source: 'GENERATED', status: 'COMPLETED', ...film, ...at })
      .returning()
    const size = { width: 1920, height: 1080, durationInFrames: 302, scenesTotal: 1 }
    const [render] = await scope.db
      .insert(renders)
      .values({
        ...{ userId, storyId, mediaId: file?.id, document, ...size, ...at },
        ...{ status: 'COMPLETED', executor: 'BROWSER', completedAt: at.createdAt },
      })
      .returning()
    if (!render) throw new Error('The film was not stored')
    await queueFilm(scope, render)
    return render.id
  })
}
