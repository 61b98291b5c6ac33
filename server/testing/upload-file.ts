import type { TestApp } from './create-test-app.ts'
import type { TestUser } from './test-user.ts'

export interface TestFile {
  name: string
  type: string
  bytes: Uint8Array
  /** story_id, scene_id, aroll_id: its announced parents. */
  place?: Record<string, string>
}

/** Both steps of an upload; returns the media's id and the storage's answer. */
export async function uploadFile(
  app: TestApp,
  owner: TestUser,
  { name, type, bytes, place = {} }: TestFile,
): Promise<{ id: string; put: Response }> {
  const media_args = { size_bytes: bytes.length, ...place }
  const body = { file_name: name, content_type: type, media_args }
  const { media, presigned_url: address } = await app.ok('getGenericPresignedUrl', { as: owner, body })
  const put = await app.backend.fetch(
    new Request(`http://localhost:4400${address}`, {
      method: 'PUT',
      headers: { 'Content-Type': type, 'x-amz-acl': 'public-read' },
      body: new Uint8Array(bytes),
    }),
  )
  return { id: media.id, put }
}
