import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { notifications, renders, users } from '#server/platform/db/schema/index.ts'
import { cleanUp } from '#server/platform/jobs/cleanup.ts'
import { endRender } from '#server/modules/rendering/end-render.ts'
import { endWithoutResult } from '#server/modules/tools/move-task.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { seedAccount } from '../security/seed-account.ts'
import { type NewNotification, notify } from '#server/modules/account/notifications/notify.ts'

const test = await createTestApp()
let ada: TestUser
beforeEach(async () => {
  await test.reset()
  ada = await test.user()
})
afterAll(() => test.close())

const tell = (what: Partial<NewNotification> = {}) =>
  test.scope((scope) =>
    notify(scope, ada.id, { kind: 'CREDITS', key: 'low:1', title: 'Credits run low', path: '/account', ...what }),
  )
const list = (as = ada) => test.ok('listNotifications', { as })
const changed = () => test.events.filter(({ event }) => event === 'notifications-changed')

describe('notifications', () => {
  it('listNotifications: an event is notified once, under the bell, by email and to open tabs', async () => {
    expect(await tell({ text: 'You have 3 left.' })).toBe(true)
    expect(await tell()).toBe(false)
    await test.runJobs()
    expect(await list()).toMatchObject({
      count: 1,
      unread_count: 1,
      results: [
        { kind: 'CREDITS', title: 'Credits run low', text: 'You have 3 left.', path: '/account', is_read: false },
      ],
    })
    expect(changed()).toHaveLength(1)
    expect(changed()[0]?.data).toMatchObject({ unread_count: 1, notification: { title: 'Credits run low' } })
    expect(test.mail).toHaveLength(1)
    expect(test.mail[0]).toMatchObject({ to: ada.email, subject: 'Credits run low' })
    expect(test.mail[0]?.text).toContain('http://localhost:4400/account')
  })

  it('updateNotificationSettings: each switch works on its own, and with both off nothing is sent', async () => {
    const set = (body: object) => test.ok('updateNotificationSettings', { as: ada, body: { kind: 'CREDITS', ...body } })
    await set({ by_mail: false })
    await tell({ key: 'a' })
    await set({ by_mail: true, in_app: false })
    await tell({ key: 'b' })
    await set({ by_mail: false })
    await tell({ key: 'c' })
    await test.runJobs()
    expect((await list()).results).toHaveLength(1)
    expect(test.mail).toHaveLength(1)
    expect(changed()).toHaveLength(1)
  })

  it('getNotificationSettings, updateNotificationPreferences: the email about videos is the profile’s preference', async () => {
    await test.ok('updateNotificationSettings', { as: ada, body: { kind: 'FILM_READY', by_mail: false } })
    expect((await test.ok('getUserProfile', { as: ada })).email_on_video_export).toBe(false)
    await test.ok('updateNotificationPreferences', { as: ada, body: { email_on_video_export: true } })
    const { results } = await test.ok('getNotificationSettings', { as: ada })
    expect(results[0]).toEqual({ kind: 'FILM_READY', in_app: true, by_mail: true })
  })

  it('markNotificationsRead: marking some or all as read sends an event to every tab, and repeating it does not', async () => {
    for (const key of ['a', 'b', 'c']) await tell({ key })
    const [newest] = (await list()).results
    const read = (body: object) => test.ok('markNotificationsRead', { as: ada, body })
    expect(await read({ notification_ids: [newest?.notification_id] })).toEqual({ unread_count: 2 })
    expect(changed().at(-1)?.data).toMatchObject({ unread_count: 2, notification: null })
    const eve = await test.user()
    const foreign = { notification_ids: [newest?.notification_id] }
    expect((await test.call('markNotificationsRead', { as: eve, body: foreign })).status).toBe(400)
    expect(await read({})).toEqual({ unread_count: 0 })
    const before = changed().length
    await read({})
    expect(changed()).toHaveLength(before)
    expect((await list()).results.every((one) => one.is_read)).toBe(true)
  })

  it('notifications are deleted after 90 days', async () => {
    await tell()
    test.clock.advance(91 * 24 * 60 * 60 * 1000)
    await cleanUp(test.app)
    expect(await test.db.select().from(notifications)).toEqual([])
  })
})

describe('notifications', () => {
  it('a finished video is notified with a link, by email only if the user wants it', async () => {
    const account = await seedAccount(test)
    const end = () =>
      test.scope((scope) =>
        endRender(scope, account.ids.render, {
          status: 'COMPLETED',
          mediaId: account.ids.video,
          fileKey: 'media/a.mp4',
        }),
      )
    await end()
    await test.runJobs()
    const film = (await list(account.user)).results.find(({ kind }) => kind === 'FILM_READY')
    expect(film).toMatchObject({ kind: 'FILM_READY', path: `/film/${account.ids.render}`, story_id: account.ids.story })
    expect(test.mail.map(({ subject }) => subject)).toEqual(['Your video is ready'])
    expect(test.mail[0]?.text).toContain(`http://localhost:4400/film/${account.ids.render}`)

    await test.db.update(users).set({ emailOnVideoExport: false }).where(eq(users.id, account.user.id))
    const again = { status: 'QUEUED' as const, id: crypto.randomUUID() }
    const [row] = await test.db.select().from(renders).where(eq(renders.id, account.ids.render))
    if (row) await test.db.insert(renders).values({ ...row, ...again, mediaId: null })
    await test.scope((scope) =>
      endRender(scope, again.id, { status: 'COMPLETED', mediaId: account.ids.video, fileKey: 'media/a.mp4' }),
    )
    await test.runJobs()
    expect(test.mail).toHaveLength(1)
  })

  it('a failed task is notified with its refund; a cancelled one is not', async () => {
    const account = await seedAccount(test)
    const failure = { status: 'FAILED' as const, errorMessage: 'Generation failed' }
    await test.scope((scope) => endWithoutResult(scope, account.ids.task, failure))
    const failed = (await list(account.user)).results.find(({ kind }) => kind === 'TASK_FAILED')
    expect(failed).toMatchObject({ title: 'Upscaling failed', text: 'Generation failed', story_id: account.ids.story })
    const other = await seedAccount(test)
    await test.scope((scope) => endWithoutResult(scope, other.ids.task, { status: 'CANCELLED', errorMessage: 'x' }))
    expect((await list(other.user)).results.some(({ kind }) => kind === 'TASK_FAILED')).toBe(false)
  })
})
