import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  arolls,
  characters,
  imageStyles,
  locations,
  loraModels,
  media,
  musicCues,
  overlays,
  projects,
  purchases,
  renders,
  scenes,
  screenplayElements,
  screenplaySegments,
  stories,
  subscriptions,
  tasks,
} from '#server/platform/db/schema/index.ts'
import { FULL_BOX, NO_MOTION } from '#src/domain/overlays.ts'
import type { Db } from '#server/platform/ports/db.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import * as own from './ownership.ts'

const test = await createTestApp()
afterAll(() => test.close())

let owner: TestUser
let other: TestUser
let staff: TestUser
let ids: Record<string, string>

/** One record of every kind, all of one user. */
async function makeEverything(db: Db, userId: string): Promise<Record<string, string>> {
  const made: Record<string, string> = {}
  const id = (name: string) => (made[name] = crypto.randomUUID())
  const at = { createdAt: new Date(0), updatedAt: new Date(0) }
  await db.insert(projects).values({ id: id('project'), userId, name: 'p', ...at })
  const storyId = id('story')
  await db.insert(stories).values({ id: storyId, userId, displayTitle: 's', creationMode: 'Text', ...at })
  const sceneId = id('scene')
  await db.insert(scenes).values({ id: sceneId, storyId, elementOrder: 0, durationInFrames: 30, ...at })
  await db
    .insert(arolls)
    .values({ id: id('aroll'), sceneId, arollOrder: 0, arollType: 'ImageARoll', durationMs: 1, ...at })
  const drawn = { overlayOrder: 0, startMs: 0, durationMs: 1, box: FULL_BOX, motionIn: NO_MOTION, motionOut: NO_MOTION }
  await db
    .insert(overlays)
    .values({ id: id('overlay'), storyId, kind: 'STICKER', ...drawn, content: { sticker: 'star' }, ...at })
  const file = { mediaType: 'image', status: 'COMPLETED', fileName: 'a', contentType: 'image/png' } as const
  await db.insert(media).values({ id: id('media'), userId, source: 'USER', ...file, ...at })
  await db.insert(media).values({ id: id('systemMedia'), source: 'SYSTEM', ...file, ...at })
  const plain = { startMs: 0, offsetMs: 0, volume: 1, loops: false, fadeInMs: 0, fadeOutMs: 0, isMuted: false }
  await db.insert(musicCues).values({ id: id('cue'), storyId, kind: 'EFFECT', track: 0, ...plain, ...at })
  const film = { executor: 'SERVER', scenesTotal: 1, width: 1, height: 1, durationInFrames: 1, document: {} } as const
  await db.insert(renders).values({ id: id('render'), userId, storyId, ...film, ...at })
  await db.insert(tasks).values({ id: id('task'), userId, taskType: 'upscale', modelId: 'm', ...at })
  const plan = { priceId: 'p', premiumType: 'PRO', amount: 1, currency: 'USD' } as const
  await db.insert(subscriptions).values({ id: id('subscription'), userId, ...plan, ...at })
  const pack = { packId: 'p', credits: 1, amount: 1, currency: 'USD', provider: 'DEMO' } as const
  await db.insert(purchases).values({ id: id('purchase'), userId, ...pack, ...at })
  await db.insert(characters).values({ id: id('character'), userId, storyId, callName: 'c', ...at })
  await db.insert(characters).values({ id: id('systemCharacter'), callName: 'c', ...at })
  await db.insert(locations).values({ id: id('location'), userId, name: 'l', ...at })
  await db.insert(imageStyles).values({ id: id('style'), userId, source: 'USER', name: 's', look: 'l', ...at })
  await db.insert(imageStyles).values({ id: id('systemStyle'), source: 'SYSTEM', name: 's', look: 'l', ...at })
  await db.insert(loraModels).values({ id: id('lora'), userId, loraType: 'STYLE', ...at })
  const segmentId = id('segment')
  await db.insert(screenplaySegments).values({ id: segmentId, storyId, segmentOrder: 0, ...at })
  await db
    .insert(screenplayElements)
    .values({ id: id('element'), segmentId, elementOrder: 0, elementType: 'ACTION', ...at })
  return made
}

beforeAll(async () => {
  owner = await test.user()
  other = await test.user()
  staff = await test.user({ isStaff: true })
  ids = await makeEverything(test.db, owner.id)
})

type Look = (db: Db, user: own.Owner, id: string) => Promise<unknown>
const inStory =
  (look: (db: Db, user: own.Owner, storyId: string, id: string) => Promise<unknown>): Look =>
  (db, user, id) =>
    look(db, user, ids.story ?? '', id)

const private_: [string, Look][] = [
  ['story', own.ownStory],
  ['scene', own.ownScene],
  ['aroll', own.ownAroll],
  ['overlay', inStory((db, user, storyId, id) => own.ownOverlays(db, user, storyId, [id]))],
  ['cue', inStory((db, user, storyId, id) => own.ownMusicCues(db, user, storyId, [id]))],
  ['media', own.ownMedia],
  ['project', own.ownProject],
  ['render', own.ownRender],
  ['task', own.ownTask],
  ['subscription', own.ownSubscription],
  ['purchase', own.ownPurchase],
  ['character', (db, user, id) => own.ownCharacter(db, user, id, ids.story ?? '')],
  ['location', own.ownLocation],
  ['style', own.ownImageStyle],
  ['lora', own.ownLora],
  ['segment', inStory(own.ownSegment)],
  ['element', inStory(own.ownElement)],
  ['media', own.usableMedia],
  ['character', own.usableCharacter],
  ['style', own.usableImageStyle],
]

describe.each(private_)('a %s', (kind, look) => {
  it('a record is available to its owner only, and hidden from strangers and staff', async () => {
    const id = ids[kind] ?? ''
    await expect(look(test.db, owner, id)).resolves.toBeDefined()
    for (const stranger of [other, staff])
      await expect(look(test.db, stranger, id)).rejects.toMatchObject({ status: 404 })
    await expect(look(test.db, owner, crypto.randomUUID())).rejects.toMatchObject({ status: 404 })
  })
})

it('media, styles and characters of the product can be used by every user and changed by none', async () => {
  const open: [string, Look, Look][] = [
    ['systemMedia', own.usableMedia, own.ownMedia],
    ['systemStyle', own.usableImageStyle, own.ownImageStyle],
    ['systemCharacter', own.usableCharacter, (db, user, id) => own.ownCharacter(db, user, id, ids.story ?? '')],
  ]
  for (const [kind, use, change] of open)
    for (const user of [owner, other]) {
      await expect(use(test.db, user, ids[kind] ?? '')).resolves.toBeDefined()
      await expect(change(test.db, user, ids[kind] ?? '')).rejects.toMatchObject({ status: 404 })
    }
})

it('a story load answers 403 for every id that is not the user’s', async () => {
  await expect(own.loadStory(test.db, owner, ids.story ?? '')).resolves.toBeDefined()
  for (const id of [ids.story ?? '', crypto.randomUUID()])
    await expect(own.loadStory(test.db, other, id)).rejects.toMatchObject({
      status: 403,
      body: { message: 'Not Authorized' },
    })
})

it('a part is not found under another story or scene of the same user', async () => {
  const second = await makeEverything(test.db, owner.id)
  const wrong: (() => Promise<unknown>)[] = [
    () => own.ownScene(test.db, owner, ids.scene ?? '', second.story),
    () => own.ownAroll(test.db, owner, ids.aroll ?? '', second.scene),
    () => own.ownCharacter(test.db, owner, ids.character ?? '', second.story ?? ''),
    () => own.ownSegment(test.db, owner, second.story ?? '', ids.segment ?? ''),
    () => own.ownElement(test.db, owner, second.story ?? '', ids.element ?? ''),
  ]
  // One after the other: on PostgreSQL a later one would have failed before it is awaited.
  for (const look of wrong) await expect(look()).rejects.toMatchObject({ status: 404 })
})
