import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { transact, type Scope } from '#server/context.ts'
import { openPostgres } from '#server/node/postgres.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { makeStory } from '#server/testing/make-story.ts'
import { readMigrations } from '#server/testing/read-migrations.ts'
import { migrate } from './migrate.ts'
import { stories } from './schema/index.ts'
import { startPostgres } from './testing/postgres.ts'

const postgres = startPostgres()
afterAll(() => postgres?.stop())

describe.skipIf(!postgres)('on PostgreSQL', () => {
  it('two transactions that wait for each other both happen, their effects once', async () => {
    const database = openPostgres(postgres?.createDatabase() ?? '')
    await migrate(database.db, await readMigrations())
    const test = await createTestApp({ database })
    try {
      const ada = await test.user()
      const [one, other] = [await makeStory(test.db, ada), await makeStory(test.db, ada)]
      const touch = ({ db }: Scope, { id }: { id: string }, initialPrompt: string) =>
        db.update(stories).set({ initialPrompt }).where(eq(stories.id, id))
      let holding = 0
      let release = () => {}
      const bothHold = new Promise<void>((resolve) => (release = resolve))
      const effects: string[] = []
      const inOrder = (name: string, first: { id: string }, second: { id: string }) =>
        transact(test.app, async (scope) => {
          scope.afterCommit(() => void effects.push(name))
          await touch(scope, first, name)
          if (++holding === 2) release()
          await bothHold
          await touch(scope, second, name)
        })
      await Promise.all([inOrder('there', one, other), inOrder('back', other, one)])
      expect(effects.toSorted()).toEqual(['back', 'there'])
      // One of them ran twice, and the one that came last stands in both.
      expect(holding).toBe(3)
      const prompts = (await test.db.select().from(stories)).map(({ initialPrompt }) => initialPrompt)
      expect(new Set(prompts)).toEqual(new Set([effects.at(-1)]))
    } finally {
      await test.close()
    }
  })
})
