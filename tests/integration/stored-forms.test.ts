// Raw HTTP: paths that pages of an earlier version call.
import { signIn } from './testing/pretend-page.ts'
import { globSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { inArray } from 'drizzle-orm'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { type OperationId, operations } from '#generated/server/operations.ts'
import { realtimeEvents } from '#generated/realtime/events.ts'
import { importBugReport } from '#mocks/bug-report/import-bug-report.ts'
import { replayBugReport } from '#mocks/bug-report/replay-bug-report.ts'
import { restoreRows } from '#mocks/db/restore-rows.ts'
import { scenario } from '#mocks/scenarios/scenario.ts'
import { migrateRows } from '#mocks/state/migrate-rows.ts'
import { readState } from '#mocks/state/state-file.ts'
import { jobHandlers } from '#server/job-handlers.ts'
import { readConfig } from '#server/node/config.ts'
import { PROVIDERS } from '#server/node/engine-providers.ts'
import { startSession } from '#server/platform/auth/sessions.ts'
import { jobs } from '#server/platform/db/schema/index.ts'
import type { CallOptions } from '#server/testing/caller.ts'
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts'
import { openTestDatabase } from '#server/testing/test-database.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import { readBugReport } from '#src/domain/bug-report/read-bug-report.ts'
import { readAnswers } from '#src/features/onboarding/lib/answers-draft.ts'
import { draftKey, readDraft } from '#src/features/wizard/lib/draft.ts'
import { readLastStep } from '#src/features/wizard/lib/steps.ts'
import { isReadable, type OutboxEntry, sendEntry, upgradeEntry } from '#src/features/editor/core/outbox/entry.ts'

/*
 * What version 0.1.0 stored opens in this version: `stored/0.1.0` was written by its own code, just before images, bug reports,
 * workspaces and demo states got their present names. It has rows and files of a server, a saved state of the tab host, and the names
 * that programs and stored data rely on.
 */
const read = (name: string) => readFileSync(new URL(`./stored/0.1.0/${name}`, import.meta.url))

interface Known {
  id: string
  token: string
}
interface DataFolder {
  /** Names and checksums of its migrations. */
  schema: string
  /** JSON, under table and primary key. */
  rows: [key: string, row: string][]
  files: Record<string, { type: string; data: string }>
  facts: {
    story: string
    report: string
    ada: Known
    staff: Known
    /** Ada's calls with their answers. */
    answers: { operation: OperationId; options: CallOptions; body: object }[]
    /** Kinds of the jobs that wait. */
    waiting: string[]
  }
}

/** The backend on rows and files of an earlier version. */
async function openApp(rows: ReadonlyMap<string, string>, schema: string): Promise<TestApp> {
  const database = await openTestDatabase()
  await restoreRows(database.client, await migrateRows(rows, schema))
  const { voice } = createTestEngines()
  const [first] = voice.voices
  const translator = {
    info: { label: 'Test translator', builtIn: true },
    translate: async ({ texts }: { texts: readonly string[] }) => ({ texts: texts.map((text) => `fr ${text}`) }),
  }
  const french = first ? [{ ...first, id: 'fr-FR-test', language: 'fr-FR' }] : []
  return createTestApp({
    database,
    engines: { translator, voice: { ...voice, voices: [...voice.voices, ...french] } },
  })
}

/** Texts that an answer is worded with. */
const WORDED = ['label', 'place', 'model_name', 'fix', 'reason']

/** Without signatures of files, which change every day, and without wording. */
const comparable = (body: unknown): object =>
  JSON.parse(
    JSON.stringify(body, (name, value: unknown) =>
      WORDED.includes(name)
        ? undefined
        : typeof value === 'string' && value.startsWith('/files/')
          ? value.replace(/\?.*/u, '')
          : value,
    ),
  ) as object

describe('a data folder of version 0.1.0', async () => {
  const { facts, files, rows, schema } = JSON.parse(gunzipSync(read('data-folder.json.gz')).toString()) as DataFolder
  const app = await openApp(new Map(rows), schema)
  for (const [key, { type, data }] of Object.entries(files))
    await app.files.write(key, Buffer.from(data, 'base64'), type)
  afterAll(() => app.close())
  const { ada, staff, story: story_id } = facts
  const params = { story_id }

  test.each(facts.answers.map(({ operation, options, body }) => [operation, options, body] as const))(
    '%s answers the same',
    async (operation, options, body) => {
      expect(comparable(await app.ok(operation, { ...options, as: ada }))).toMatchObject(comparable(body))
    },
  )

  test('edits are redone, undone to the first and redone again', async () => {
    const story = async () => {
      const { display_title, scenes } = await app.ok('getStory', { as: ada, query: { story_id } })
      return [display_title, scenes[0]?.text, scenes[0]?.captions[0]?.word]
    }
    const all = async (step: 'undoStoryEdit' | 'redoStoryEdit') => {
      while ((await app.call(step, { as: ada, params })).status === 200);
    }
    expect((await story())[0]).toBe('Bees')
    await all('redoStoryEdit')
    const last = await story()
    expect(last.slice(0, 2)).toEqual(['Honey bees', 'Bees come home.'])
    await all('undoStoryEdit')
    expect(await story()).toEqual(['How bees find home', 'About How bees find home.', 'About'])
    await all('redoStoryEdit')
    expect(await story()).toEqual(last)
  })

  test('a sent bug report opens, is a test, and its audit trail is kept', async () => {
    const { results } = await app.ok('listBugReports', { as: ada })
    expect(results.map(({ bug_report_id }) => bug_report_id)).toEqual([facts.report])
    const sent = await app.ok('revealBugReport', {
      as: staff,
      body: { bug_report_id: facts.report, reason: 'It is to be mended' },
    })
    const file = await app.backend.fetch(new Request(`http://localhost:4400${sent.url}`))
    const report = await readBugReport(await file.blob())
    const other = await createTestApp()
    const { userId } = await importBugReport(other.app, report)
    const { access: token } = await other.scope((scope) => startSession(scope, userId))
    const failure = { status: 400, error: 'VALIDATION_FAILED' }
    expect(await replayBugReport(other, { token }, report)).toEqual([
      { operationId: 'splitScene', then: failure, now: failure },
    ])
    await other.close()
    const trail = await app.ok('listAuditTrail', { as: staff, query: {} })
    expect(trail.results.filter(({ action }) => action === 'OPENED_CAPSULE')).toHaveLength(2)
  })

  test('waiting jobs of eighteen kinds run to their end', async () => {
    const waiting = await app.db
      .select()
      .from(jobs)
      .where(inArray(jobs.status, ['QUEUED', 'RUNNING']))
    expect(waiting.map(({ kind }) => kind).toSorted()).toEqual(expect.arrayContaining(facts.waiting))
    // Files and accounts are deleted after weeks.
    for (const ms of [0, 600_000, 60 * 86_400_000]) {
      app.clock.advance(ms)
      await app.runJobs()
    }
    const ids = waiting.map(({ id }) => id)
    const ended = await app.db.select().from(jobs).where(inArray(jobs.id, ids))
    const others = ended.filter(({ status }) => status !== 'COMPLETED').map(({ kind, lastError }) => [kind, lastError])
    // Voices of tests are silent.
    expect(others).toEqual([['transcribe-scene', expect.stringContaining('No speech found')]])
  })
})

describe('a saved state of the tab host of version 0.1.0', async () => {
  const state = await readState(new Blob([new Uint8Array(read('tab-state.gz'))]))
  const app = await openApp(state.rows, state.schema)
  const userId = state.userId ?? ''
  const { access: token } = await app.scope((scope) => startSession(scope, userId))
  const as = { token }
  const story_id = new URL(state.page, 'http://localhost').pathname.split('/').at(-1) ?? ''
  afterEach(() => vi.unstubAllGlobals())
  afterAll(() => app.close())

  test('what its user chose and typed is read', () => {
    vi.stubGlobal('localStorage', { getItem: (key: string) => state.local[key] ?? null })
    vi.stubGlobal('sessionStorage', { getItem: (key: string) => state.session[key] ?? null })
    expect(readAnswers(userId)[0]).toEqual({ key: 'goal', value: 'A story for fun' })
    expect(readLastStep(story_id)).toBe('look')
    expect(readDraft(draftKey(userId, undefined))).toEqual({ kind: 'SCRIPT', text: 'A fox learns to paint the snow.' })
    expect(scenario.read()).toMatchObject({
      isOffline: true,
      calls: { listProjects: { kind: 'example', status: 500, name: 'internal' } },
    })
  })

  test('its unsent edits are sent', async () => {
    const entries = state.entries
      .filter(({ database }) => database === 'storyloom-outbox')
      .map(({ value }) => upgradeEntry(value as unknown as OutboxEntry))
      .toSorted((one, other) => one.order - other.order)
    expect(entries.length).toBeGreaterThan(1)
    expect(entries.filter((entry) => !isReadable(entry))).toEqual([])
    signIn(app, as as never)
    for (const entry of entries) expect(await sendEntry(entry)).toMatchObject({ ok: true })
    const { display_title, scenes } = await app.ok('getStory', { as, query: { story_id } })
    expect(display_title).toBe('Bees, offline')
    expect(scenes.map(({ text }) => text)).toEqual(['Bees go home by the sun.', 'Two is here.'])
    expect(scenes[1]?.captions[1]?.word).toBe('offline')
  })
})

describe('a name of version 0.1.0 still has its meaning', () => {
  const names = JSON.parse(read('names.json').toString()) as {
    [
      Kind in
        'jobKinds' | 'realtimeEvents' | 'npmScripts' | 'environment' | 'buildEnvironment' | 'providers' | 'storageKeys'
    ]: string[]
  } & { operations: Record<string, string> }
  /** Their answers have other fields: a page of that version could not read them. */
  const GONE = ['listCapsules', 'listStaffCapsules', 'revealCapsule']

  test('kinds of jobs, realtime events, npm scripts and providers', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object }
    expect(Object.keys(jobHandlers)).toEqual(expect.arrayContaining(names.jobKinds))
    expect(Object.keys(realtimeEvents)).toEqual(expect.arrayContaining(names.realtimeEvents))
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(names.npmScripts))
    expect(Object.keys(PROVIDERS)).toEqual(expect.arrayContaining(names.providers))
  })

  test('environment variables of the server', () => {
    const asked: string[] = []
    readConfig(new Proxy({}, { get: (_, name) => void asked.push(String(name)) }), '/')
    expect(asked).toEqual(expect.arrayContaining(names.environment))
  })

  test('environment variables of the build, and keys under which browsers store', () => {
    const files = globSync(['src/**/*.{ts,tsx}', 'mocks/**/*.{ts,tsx}', 'scripts/lib/*.mjs', 'vite.config.ts'])
    const text = files.map((file) => readFileSync(file, 'utf8')).join('\n')
    const isMissing = (name: string) => !["'", '`', '.'].some((before) => text.includes(before + name))
    expect([...names.buildEnvironment, ...names.storageKeys].filter(isMissing)).toEqual([])
  })

  test('operations and their paths', async () => {
    const app = await createTestApp()
    const isRouted = async (address: string) => {
      const [method = '', path = ''] = address.split(' ')
      const { status } = await app.request(method, path.replaceAll(/\{\w+\}/gu, crypto.randomUUID()))
      return status !== 404 && status !== 405
    }
    const present = new Map(
      Object.values(operations).map(({ method, path }) => [`${method} ${path.replaceAll(/:\w+/gu, '{}')}`, true]),
    )
    const others = Object.entries(names.operations).filter(
      ([, address]) => !present.has(address.replaceAll(/\{\w+\}/gu, '{}')),
    )
    const unknown = []
    for (const [name, address] of others) if (!(await isRouted(address))) unknown.push(name)
    expect(unknown.toSorted()).toEqual(GONE.toSorted())
    const renamed = Object.keys(names.operations).filter((name) => !Object.hasOwn(operations, name))
    expect(renamed.toSorted()).toEqual([...GONE, 'deleteCapsule', 'sendCapsule'].toSorted())
    await app.close()
  })
})
