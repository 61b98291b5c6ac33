import { and, asc, eq, isNotNull, isNull, gt, or } from 'drizzle-orm'
import { type App, withoutTransaction } from '#server/platform/context.ts'
import type { UserRow } from '#server/platform/db/rows.ts'
import { media, renders, stories, creditEntries, imageStyles, loraModels } from '#server/platform/db/schema/index.ts'
import { readBrandSettings } from '#server/modules/stories/presenters/brand.ts'
import { presentUserProfile } from '#server/modules/account/presenters/account.ts'
import type { ZipEntry } from '#server/modules/rendering/premiere/zip.ts'
import { bugReportsOf, presentBugReportFacts } from './bug-reports.ts'
import { listEntries, fileEntry, lateText, jsonEntry } from './zip-entries.ts'
import { storyEntries } from './story-entries.ts'
import { presentImageStyle } from '#server/modules/tools/image-styles/image-style.ts'
import { filesOfLora } from '#server/modules/tools/lora/lora-rows.ts'
import { presentLora } from '#server/modules/tools/lora/present-lora.ts'

const PAGE = 1_000

const README = `Your Storyloom data

profile.json         your profile, preferences and brand
ledger.csv           your credit history
stories/NAME/        one folder per story:
  story.json         scenes, text, timing and styles
  cast.json          cast
  screenplay.json    screenplay, if there is one
  captions.srt, .vtt captions
  films/             exported videos
  media/             images, clips, audio and music
models/ID/           each trained model: model.json, samples and weights
image styles.json    image styles that you created
projects.json        your projects and their stories
locations.json       your screenplay locations
reports.json         problems and feedback that you sent, with our replies
snapshots/           snapshots that you sent with problem reports, listed in snapshots.json
media/               files that belong to no story
`

/** All data of a user. Only names are collected here; contents are read one after the other while the zip is written. */
export async function exportEntries(app: App, user: UserRow): Promise<ZipEntry[]> {
  const { db } = app
  const own = await db.select().from(stories).where(eq(stories.userId, user.id)).orderBy(asc(stories.createdAt))
  const loose = await db
    .select()
    .from(media)
    .where(and(eq(media.userId, user.id), isNull(media.storyId), isNotNull(media.fileKey)))
  const films = await db
    .select({ renderId: renders.id, storyId: renders.storyId, fileKey: media.fileKey, mediaId: media.id })
    .from(renders)
    .innerJoin(media, eq(media.id, renders.mediaId))
    .where(and(eq(renders.userId, user.id), eq(renders.status, 'COMPLETED')))
  const entries: ZipEntry[] = [
    lateText('Read me.txt', async () => README),
    lateText('profile.json', () => profileJson(app, user)),
    { name: 'ledger.csv', read: async () => ledgerCsv(app, user.id) },
  ]
  for (const story of own)
    entries.push(
      ...(await storyEntries(
        app,
        story,
        films.filter(({ storyId }) => storyId === story.id),
      )),
    )
  for (const row of loose) entries.push(...(await fileEntry(app, `media/${row.id}`, row)))
  entries.push(
    ...(await modelEntries(app, user)),
    ...(await listEntries(app, user)),
    ...(await bugReportEntries(app, user)),
  )
  if (user.pictureKey !== null) entries.push(...(await fileEntry(app, 'picture', { fileKey: user.pictureKey })))
  return entries
}

async function bugReportEntries(app: App, { id }: UserRow): Promise<ZipEntry[]> {
  const sent = await bugReportsOf(app.db, id)
  if (sent.length === 0) return []
  const files = await Promise.all(sent.map((row) => fileEntry(app, `snapshots/${row.id}`, row)))
  const factsFile = async () => JSON.stringify(sent.map(presentBugReportFacts), null, 2)
  return [lateText('snapshots/snapshots.json', factsFile), ...files.flat()]
}

const profileJson = (app: App, user: UserRow) =>
  withoutTransaction(app, async (scope) => {
    const profile = await presentUserProfile(scope, user)
    const brand = await readBrandSettings(scope, user.id)
    const own = { date_joined: user.dateJoined.toISOString(), onboarding_answers: user.onboardingAnswers }
    return JSON.stringify({ ...profile, ...own, brand }, null, 2)
  })

/** The user's ledger, oldest first, read page by page. Times in UTC, amounts in credits. */
function ledgerCsv({ db }: App, userId: string): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let last: { createdAt: Date; id: string } | undefined
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode('time,kind,action,amount,story_id,entry_id\r\n')),
    async pull(controller) {
      const after =
        last &&
        or(
          gt(creditEntries.createdAt, last.createdAt),
          and(eq(creditEntries.createdAt, last.createdAt), gt(creditEntries.id, last.id)),
        )
      const rows = await db
        .select()
        .from(creditEntries)
        .where(and(eq(creditEntries.userId, userId), after))
        .orderBy(asc(creditEntries.createdAt), asc(creditEntries.id))
        .limit(PAGE)
      last = rows.at(-1)
      if (!last) return controller.close()
      const lines = rows.map(({ createdAt, kind, action, amount, storyId, id }) =>
        [createdAt.toISOString(), kind, action, amount, storyId ?? '', id].join(','),
      )
      controller.enqueue(encoder.encode(`${lines.join('\r\n')}\r\n`))
    },
  })
}

/** A user's trained models with their samples and weights, and their image styles. */
async function modelEntries(app: App, { id }: UserRow): Promise<ZipEntry[]> {
  const models = await app.db
    .select()
    .from(loraModels)
    .where(eq(loraModels.userId, id))
    .orderBy(asc(loraModels.createdAt))
  const entries: ZipEntry[] = []
  for (const model of models) {
    const folder = `models/${model.id}`
    entries.push(jsonEntry(`${folder}/model.json`, app, (scope) => presentLora(scope, model)))
    for (const fileKey of filesOfLora(model)) {
      const name = fileKey.slice(fileKey.lastIndexOf('/') + 1).replace(/\.\w+$/, '')
      entries.push(...(await fileEntry(app, `${folder}/${name}`, { fileKey })))
    }
  }
  const isOwn = and(eq(imageStyles.userId, id), eq(imageStyles.source, 'USER'))
  const styles = await app.db.select().from(imageStyles).where(isOwn).orderBy(asc(imageStyles.createdAt))
  if (styles.length > 0)
    entries.push(
      jsonEntry('image styles.json', app, (scope) =>
        Promise.all(styles.map((style) => presentImageStyle(scope, style))),
      ),
    )
  return entries
}
