import { afterAll, beforeEach, expect, it } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { startPostgres } from '#server/db/testing/postgres.ts'
import { openPostgres } from '#server/node/postgres.ts'
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts'
import { readMigrations } from '#server/testing/read-migrations.ts'

// PGlite has one connection, so only on PostgreSQL are two calls really at once.
const postgres = startPostgres()
const apps: [string, TestApp][] = [['PGlite', await createTestApp()]]
if (postgres) {
  const database = openPostgres(postgres.createDatabase())
  await migrate(database.db, await readMigrations())
  apps.push(['PostgreSQL', await createTestApp({ database })])
}
afterAll(async () => {
  for (const [, test] of apps) await test.close()
  postgres?.stop()
})
beforeEach(async () => {
  for (const [, test] of apps) await test.reset()
})

it.each(apps)(
  'on %s, both switches of a kind that are pressed at once are both as they were pressed',
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

it.each(apps)('on %s, a call that changes nothing of a kind leaves it as it was', async (_, test) => {
  const ada = await test.user()
  const before = await test.ok('getNotificationSettings', { as: ada })
  expect(await test.ok('updateNotificationSettings', { as: ada, body: { kind: 'PLAN' } })).toEqual(before)
})
