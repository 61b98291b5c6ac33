import { ownVersion, presentOneVersion } from '#server/modules/stories/edits/versions.ts'
import { presentSnapshot } from '#server/modules/stories/history/snapshot.ts'
import { route } from '#server/platform/http/route.ts'

export const getStoryVersion = route('getStoryVersion', async ({ user, params, ...scope }) => {
  const { story, version } = await ownVersion(scope.db, user, params)
  return {
    version: await presentOneVersion(scope, version),
    story: await presentSnapshot(scope, story, version.snapshot),
  }
})
