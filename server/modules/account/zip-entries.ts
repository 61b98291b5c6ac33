import { type App, type Scope, withoutTransaction } from '#server/platform/context.ts'
import type { MediaRow, UserRow } from '#server/platform/db/rows.ts'
import type { ZipEntry } from '#server/modules/rendering/premiere/zip.ts'
import { asc, eq } from 'drizzle-orm'
import { locations, projects, reports, stories } from '#server/platform/db/schema/index.ts'
import { presentProjects } from '#server/modules/stories/presenters/cards.ts'
import { presentLocation } from '#server/modules/stories/screenplay/read.ts'

/** A file of the zip that is created when its turn comes. */
export const lateText = (name: string, make: () => Promise<string>): ZipEntry => ({
  name,
  read: async () => new Blob([await make()]).stream(),
})

/** A user's data in the contract's form. */
export const jsonEntry = (name: string, app: App, read: (scope: Scope) => Promise<unknown>): ZipEntry =>
  lateText(name, () => withoutTransaction(app, async (scope) => JSON.stringify(await read(scope), null, 2)))

/** A stored file under a name; none when its bytes never arrived or were deleted. */
export async function fileEntry(
  { files }: App,
  name: string,
  { fileKey }: Pick<MediaRow, 'fileKey'>,
): Promise<ZipEntry[]> {
  if (fileKey === null || (await files.stat(fileKey)) === null) return []
  const read = async () => {
    const file = await files.read(fileKey)
    // Deleted during packing: an empty file is better than no zip.
    return file ? file.stream : new Blob([]).stream()
  }
  return [{ name: `${name}${fileKey.slice(fileKey.lastIndexOf('.'))}`, read }]
}

/** A user's projects with the stories in each, locations of screenplays, reports and feedback; no file where there are none. */
export async function listEntries(app: App, { id }: UserRow): Promise<ZipEntry[]> {
  const own = await app.db.select().from(projects).where(eq(projects.userId, id)).orderBy(asc(projects.createdAt))
  const places = await app.db.select().from(locations).where(eq(locations.userId, id)).orderBy(asc(locations.createdAt))
  const entries: ZipEntry[] = []
  if (own.length > 0)
    entries.push(
      jsonEntry('projects.json', app, async (scope) => {
        const filed = await scope.db
          .select({ storyId: stories.id, projectId: stories.projectId })
          .from(stories)
          .where(eq(stories.userId, id))
        return (await presentProjects(scope, own)).map((project) => ({
          ...project,
          story_ids: filed.filter(({ projectId }) => projectId === project.id).map(({ storyId }) => storyId),
        }))
      }),
    )
  if (places.length > 0) entries.push(jsonEntry('locations.json', app, async () => places.map(presentLocation)))
  const sent = await app.db.select().from(reports).where(eq(reports.userId, id)).orderBy(asc(reports.createdAt))
  if (sent.length > 0) entries.push(jsonEntry('reports.json', app, async () => sent.map(presentOwnReport)))
  return entries
}

/** The user's texts and the answers; the staff member's name is not included. */
const presentOwnReport = (report: typeof reports.$inferSelect) => ({
  ...{ report_id: report.id, kind: report.kind, feedback_type: report.feedbackType, rating: report.rating },
  ...{ story_id: report.storyId, scene_id: report.sceneId, description: report.description },
  ...{ operation: report.operation, error_message: report.errorMessage, state: report.state, answer: report.answer },
  answered_at: report.answeredAt?.toISOString() ?? null,
  created_at: report.createdAt.toISOString(),
})
