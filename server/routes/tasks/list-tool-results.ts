import { pageOf, rowsOf } from '#server/http/page.ts'
import { route } from '#server/http/route.ts'
import { matching, presentResults, readResults } from '#server/tasks/tool-results.ts'

/** One's own results of the tools, newest first. */
export const listToolResults = route('listToolResults', async ({ user, query, ...scope }) => {
  const { count, rows } = await readResults(scope, matching(user.id, query), rowsOf(query))
  return { ...pageOf(query, count), results: await presentResults(scope, rows) }
})
