import { ownVersion } from '#server/history/own-version.ts'
import { presentSnapshot } from '#server/history/present-snapshot.ts'
import { presentOneVersion } from '#server/edits/present-versions.ts'
import { route } from '#server/http/route.ts'

export const getStoryVersion = route('getStoryVersion', async ({ user, params, ...scope }) => {
  const { story, version } = await ownVersion(scope.db, user, params)
  return {
    version: await presentOneVersion(scope, version),
    story: await presentSnapshot(scope, story, version.snapshot),
  }
})
