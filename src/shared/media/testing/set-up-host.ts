import { afterAll, beforeEach } from 'vitest'
import { createNodeHost } from '#mocks/node.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { resetMedia } from '../media-store.ts'

/** The whole backend behind the page, for each test a new signed-in user without media. */
export async function setUpHost() {
  const host = await createNodeHost()
  let owner: TestUser
  beforeEach(async () => {
    await host.reset()
    resetMedia()
    owner = await host.test.user()
    host.signIn(owner)
  })
  afterAll(() => host.close())
  return { host, owner: () => owner }
}
