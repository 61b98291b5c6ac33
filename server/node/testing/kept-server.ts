import { createHash } from 'node:crypto'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setImmediate as immediate } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { vi } from 'vitest'
import type { App } from '#server/platform/context.ts'
import { migrations } from '#server/platform/db/migration-files.ts'
import { stories, users } from '#server/platform/db/schema/index.ts'
import type { Db } from '#server/platform/ports/db.ts'
import { createNodeSandbox } from '#server/platform/sandbox/node.ts'
import { type Caller, createCaller } from '#server/testing/caller.ts'
import { makeStory } from '#server/testing/make-story.ts'
import { schemaFolder } from '#server/testing/schema-snapshot.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import { makeUser, type TestUser } from '#server/testing/test-user.ts'
import { readConfig } from '../config.ts'
import { type RunningHost, startHost } from '../host.ts'

export interface KeptServer extends Caller {
  host: RunningHost
}

/** A whole server in this process with these settings. */
export async function startServer(folder: string, env: Record<string, string>): Promise<KeptServer> {
  const client = path.join(folder, 'client')
  await mkdir(client, { recursive: true })
  await writeFile(path.join(client, 'index.html'), '<!doctype html><title>Storyloom</title>')
  const parts = { migrations, engines: createTestEngines(), sandbox: createNodeSandbox(), browser: null }
  const host = await startHost(readConfig({ PORT: '0', DRAIN_S: '0', ...env }, client), parts)
  const send = (request: Request) => fetch(host.url + request.url.slice(new URL(request.url).origin.length), request)
  return { host, ...createCaller({ fetch: send }, []) }
}

/** A data directory with an empty built-in database, whose creation takes seconds. */
export async function makeDataDir(dataDir: string): Promise<string> {
  await cp(await schemaFolder(), path.join(dataDir, 'db'), { recursive: true })
  return dataDir
}

export interface Film {
  user: TestUser
  story_id: string
  /** The key of its preview link. */
  link: string
}

/** A generated story with images and voice-overs, an edit and a preview link. */
export async function makeFilm({ host, ok }: KeptServer): Promise<Film> {
  const user = await makeUser(host.app)
  const as = { token: user.token }
  const { story_id } = await ok('createEmptyTextStory', { as, body: { aspect_ratio: 'SIXTEEN_NINE' } })
  const wanted = { script_type: 'PROMPT', initial_prompt: 'A lighthouse keeper', video_length_in_sec: 15 }
  await ok('generateStoryWithScriptType', { as, most: 100, body: { story_id, ...wanted } })
  await ok('submitStory', { as, params: { story_id } })
  const isComplete = async () => (await ok('getStory', { as, query: { story_id } })).status === 'COMPLETED'
  await vi.waitUntil(isComplete, { timeout: 60_000, interval: 100 })
  await ok('updateStoryTitle', { as, body: { story_id, display_title: 'The keeper’s \u2028 "last" letter' } })
  const link = await ok('generatePreviewLink', { as, body: { story_id } })
  return { user, story_id, link: link.public_preview_id }
}

const FILE_URL = /"((?:https?:\/\/[^"]+)?\/[^"/]+\/[^"]+\.(?:png|wav|mp4)\b[^"]*)"/g

/** What is seen of a story: its document, with the hash of the bytes behind each URL of a file, its preview and charges. */
export async function readFilm({ host, ok }: KeptServer, { user: as, story_id, link }: Film): Promise<string> {
  const story = await ok('getStory', { as, query: { story_id } })
  const preview = await ok('getPublicStory', { query: { public_preview_id: link } })
  const credits = await ok('getStoryCredits', { as, params: { story_id } })
  let text = JSON.stringify({ story, preview, credits })
  for (const url of new Set([...text.matchAll(FILE_URL)].map(([, found = '']) => found))) {
    const answer = await fetch(new URL(url, host.url))
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
    const hash = createHash('sha256').update(Buffer.from(await answer.arrayBuffer()))
    text = text.replaceAll(`"${url}"`, `"sha256 ${hash.digest('hex')}"`)
  }
  return text
}

export interface Writing {
  /** The number of the last write that was committed. */
  committed(): number
  stop(): Promise<void>
  /** The numbers in both rows of a copy. */
  read(db: Db): Promise<number[]>
}

/** Writes one number after another into two rows of a transaction, of tables that a backup reads one after the other. */
export async function keepWriting({ db, ...app }: App): Promise<Writing> {
  const { id } = await makeUser({ db, ...app })
  const story = await makeStory(db, { id })
  let [number, isOver] = [0, false]
  const writing = (async () => {
    while (!isOver) {
      const next = String(number + 1)
      await db.transaction(async (tx) => {
        await tx.update(stories).set({ initialPrompt: next }).where(eq(stories.id, story.id))
        await tx.update(users).set({ companyName: next }).where(eq(users.id, id))
      })
      number++
      // PGlite works in this very thread.
      await immediate()
    }
  })()
  await vi.waitUntil(() => number > 5)
  return {
    committed: () => number,
    async stop() {
      isOver = true
      await writing
    },
    async read(copy) {
      const [row] = await copy
        .select({ story: stories.initialPrompt, user: users.companyName })
        .from(stories)
        .innerJoin(users, eq(users.id, stories.userId))
        .where(eq(stories.id, story.id))
      return [Number(row?.story), Number(row?.user)]
    },
  }
}
