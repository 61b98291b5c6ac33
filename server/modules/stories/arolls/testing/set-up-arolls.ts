import { readFile } from 'node:fs/promises'
import { afterAll, beforeEach } from 'vitest'
import { makePng } from '#server/platform/files/testing/sample-files.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { makeStory } from '#server/testing/make-story.ts'

export const film = {
  name: 'waves.mp4',
  type: 'video/mp4',
  bytes: new Uint8Array(await readFile(new URL('../../../rendering/testing/grey-square.mp4', import.meta.url))),
}
export const png = { name: 'harbour.png', type: 'image/png', bytes: makePng(40, 20) }

/** A refusal that names its fields, each with one text. */
export const fieldsOf = (error: Record<string, string>) => ({
  status: 400,
  body: { error: 'VALIDATION_FAILED', fields: Object.fromEntries(Object.entries(error).map(([k, v]) => [k, [v]])) },
})

/** An app whose users have stories of A-rolls, one for each scene. */
export async function setUpArolls() {
  const app = await createTestApp()
  beforeEach(() => app.reset())
  afterAll(() => app.close())

  /** @param scenes their lengths in frames */
  async function begin(scenes: number[] = [90, 90]) {
    const owner = await app.user()
    const story = await makeStory(app.db, owner, { scenes })
    return { owner, story, params: { aroll_id: story.arollIds[0] ?? '' } }
  }
  return { app, begin }
}
