import { pageOf, rowsOf } from '#server/platform/http/page.ts'
import { route } from '#server/platform/http/route.ts'
import { matching, presentResults, readResults } from '#server/modules/tools/tool-results.ts'

/** The user's own results of the tools, newest first. */
export const listToolResults = route('listToolResults', async ({ user, query, ...scope }) => {
  const { count, rows } = await readResults(scope, matching(user.id, query), rowsOf(query))
  return { ...pageOf(query, count), results: await presentResults(scope, rows) }
})
