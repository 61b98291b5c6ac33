import { describe, expect, it } from 'vitest'
import { createNodeSandbox } from '#server/platform/sandbox/node.ts'
import { ENDLESS_WEBM } from '#server/platform/sandbox/testing/hostile-files.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { uploadFile } from '#server/testing/upload-file.ts'
import { makePng, makeWav } from './testing/sample-files.ts'

describe('an endless video', () => {
  it('an endless video ends as a failed media with a message, while other calls are answered and their files are read', async () => {
    const sandbox = createNodeSandbox(undefined, { taskMs: 6_000 })
    const quick = await createTestApp({ sandbox })
    const eve = await quick.user()
    const upload = (name: string, type: string, bytes: Uint8Array) => uploadFile(quick, eve, { name, type, bytes })
    let isOver = false
    const endless = upload('a.webm', 'video/webm', ENDLESS_WEBM).finally(() => (isOver = true))
    const { id, put } = await upload('a.png', 'image/png', makePng(4, 3))
    expect([put.status, (await quick.call('getMedia', { as: eve, params: { media_id: id } })).status]).toEqual([
      200, 200,
    ])
    expect(isOver).toBe(false)
    const { id: failed, put: refusal } = await endless
    const message = 'This file takes too long to read. It may be damaged'
    expect([refusal.status, await refusal.json()]).toEqual([400, { message, error: 'UNREADABLE_FILE' }])
    const shown = await quick.ok('getMedia', { as: eve, params: { media_id: failed } })
    expect(shown).toMatchObject({ status: 'FAILED', error_message: message, url: null })
    expect((await upload('b.wav', 'audio/wav', makeWav(200))).put.status).toBe(200)
    sandbox.close()
    await quick.close()
  })
})

describe('a disk that runs full', () => {
  it('a disk that runs full refuses writes before the database would hang, and still reads', async () => {
    const full = await createTestApp({ config: { diskReserveBytes: 100 } })
    full.files.freeBytes = async () => 99
    const eve = await full.user()
    const body = { feedback_type: 'BUG', feedback: 'Hello' }
    expect(await full.call('submitFeedback', { as: eve, body })).toMatchObject({
      status: 507,
      body: { error: 'STORAGE_FULL' },
    })
    expect((await full.call('listMissedEvents', { as: eve, query: { after: 0 } })).status).toBe(200)
    await full.close()
  })
})
