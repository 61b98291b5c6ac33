import { expect, it } from 'vitest'
import { onBothDatabases } from '#server/testing/on-both-databases.ts'

const apps = await onBothDatabases()

it.each(apps)(
  'updateNotificationSettings: on %s, both switches of a notification that are changed in parallel are stored',
  async (_, test) => {
    const ada = await test.user()
    for (let round = 0; round < 10; round++)
      for (const kind of ['FILM_READY', 'CREDITS']) {
        const isOn = round % 2 === 1
        await Promise.all(
          [{ in_app: isOn }, { by_mail: isOn }].map((change) =>
            test.ok('updateNotificationSettings', { as: ada, body: { kind, ...change } }),
          ),
        )
        const { results } = await test.ok('getNotificationSettings', { as: ada })
        expect(results.find((setting) => setting.kind === kind)).toEqual({ kind, in_app: isOn, by_mail: isOn })
      }
  },
)

it.each(apps)(
  'on %s, a call that changes nothing of a notification’s switches leaves them as they were',
  async (_, test) => {
    const ada = await test.user()
    const before = await test.ok('getNotificationSettings', { as: ada })
    expect(await test.ok('updateNotificationSettings', { as: ada, body: { kind: 'PLAN' } })).toEqual(before)
  },
)
