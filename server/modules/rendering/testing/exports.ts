import { readFile } from 'node:fs/promises'
import type { TestApp } from '#server/testing/create-test-app.ts'
import { makeStory } from '#server/testing/make-story.ts'
import type { TestUser } from '#server/testing/test-user.ts'

export const film = await readFile(new URL('grey-square.mp4', import.meta.url))

/** Uploads a video to a signed URL. */
export const putFilm = (app: TestApp, url: string, body: BodyInit): Promise<Response> =>
  Promise.resolve(
    app.backend.fetch(
      new Request(`http://localhost:4400${url}`, {
        method: 'PUT',
        headers: { 'Content-Type': 'video/mp4', 'x-amz-acl': 'public-read' },
        body,
        duplex: 'half',
      } as RequestInit),
    ),
  )

/** The steps of the export page: read, report, upload; the caller completes. */
export async function deliver(app: TestApp, { renderId, token }: { renderId: string; token: string }) {
  const as = { token }
  const params = { render_id: renderId }
  const document = await app.ok('getRenderDocument', { as, params })
  await app.ok('reportRenderProgress', { as, params, body: { progress: 50, scene_number: 1 } })
  const upload = await app.ok('createRenderUpload', { as, params, body: { size_bytes: film.length } })
  const put = await putFilm(app, upload.presigned_url, new Uint8Array(film))
  return { document, put, as, params, body: { media_id: upload.media.id } }
}

/** Begins an export of a new story. */
export async function startExport(app: TestApp, owner: TestUser, executor?: 'SERVER' | 'BROWSER', frames = [90]) {
  const story = await makeStory(app.db, owner, { scenes: frames })
  return { story, ...(await app.ok('generateVideo', { as: owner, body: { story_id: story.id, executor } })) }
}
