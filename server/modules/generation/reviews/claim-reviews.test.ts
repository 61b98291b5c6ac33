import { afterAll, describe, expect, it } from 'vitest'
import { migrate } from '#server/platform/db/migrate.ts'
import { startPostgres } from '#server/platform/db/testing/postgres.ts'
import { type Scope, transact } from '#server/platform/context.ts'
import { openPostgres } from '#server/node/postgres.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { makeStory } from '#server/testing/make-story.ts'
import { readMigrations } from '#server/testing/read-migrations.ts'
import { makeUser } from '#server/testing/test-user.ts'
import { claimReviews } from './claim-reviews.ts'
import { addFilm } from './testing/add-film.ts'

const test = await createTestApp()
const postgres = startPostgres()
afterAll(async () => {
  postgres?.stop()
  await test.close()
})

it('films that were exported at the same moment are claimed in one order', async () => {
  const ada = await test.user()
  const { id: storyId } = await makeStory(test.db, ada)
  const made: string[] = []
  for (let count = 0; count < 6; count++) made.push(await addFilm(test, { userId: ada.id, storyId }))
  const reviewer = await test.user({ isStaff: true })
  const { films } = await test.scope((scope) => claimReviews(scope, reviewer.id, 6))
  expect(films.map(({ renderId }) => renderId)).toEqual(made.toSorted())
})

describe.skipIf(!postgres)('on PostgreSQL', () => {
  it('parallel claims of reviewers never return the same film, and together they return all', async () => {
    if (!postgres) return
    const { db, close } = openPostgres(postgres.createDatabase())
    await migrate(db, await readMigrations())
    const app = { ...test.app, db }
    const scope = <Result>(work: (scope: Scope) => Promise<Result>) => transact(app, work)
    const tools = { clock: test.clock, files: test.files, scope }
    const ada = await makeUser(app)
    const { id: storyId } = await makeStory(db, ada)
    for (let count = 0; count < 40; count++) await addFilm(tools, { userId: ada.id, storyId })
    const reviewers = await Promise.all(Array.from({ length: 8 }, () => makeUser(app, { isStaff: true })))
    const hands = new Map(reviewers.map(({ id }) => [id, new Set<string>()]))
    for (let round = 0; round < 5; round++)
      await Promise.all(
        reviewers.map(async ({ id }) => {
          const { films } = await transact(app, (scope) => claimReviews(scope, id, round + 1))
          for (const film of films) hands.get(id)?.add(film.renderId)
        }),
      )
    const held = [...hands.values()].flatMap((hand) => [...hand])
    expect(new Set(held).size).toBe(held.length)
    expect(held.length).toBe(40)
    await close()
  })
})
