import fc from 'fast-check'
import { expect, it } from 'vitest'
import { differing, type Edit, edits, RUNS, setUpOutdatedStory, TIMEOUT_MS } from './testing/made-story.ts'

const { test, reset, begin, make, rebuild, regenerate, spoken, drawn } = await setUpOutdatedStory()

const someEdits = fc.array(edits, { minLength: 1, maxLength: 6 })
/** Undo would also remove what the test created. */
const ofInputs = edits.filter(({ kind }) => kind !== 'undo')

/** Checks it for a new story each time. */
const always = <Values extends [unknown, ...unknown[]]>(
  arbitraries: { [At in keyof Values]: fc.Arbitrary<Values[At]> },
  holds: (...values: Values) => Promise<void>,
) =>
  fc.assert(
    fc.asyncProperty(fc.tuple(...arbitraries), async (values) => {
      await reset()
      await holds(...(values as Values))
    }),
    { numRuns: RUNS },
  )

it(
  'after any edits, outdated is exactly what a full rebuild would generate differently, and only that is regenerated',
  () =>
    always<[Edit[]]>([someEdits], async (made) => {
      const begun = await begin()
      for (const edit of made) await make(begun, edit)
      const { items, credits } = await begun.marks()
      const again = await rebuild(begun.ada, begun.story_id)
      const numbersOf = (part: string) => items.filter((item) => item.part === part).map((item) => item.scene_number)
      expect(numbersOf('VOICE')).toEqual(differing(begun.made.spoken, again.spoken))
      expect(numbersOf('PICTURE')).toEqual(differing(begun.made.drawn, again.drawn))

      const left = await regenerate(begun)
      expect(spoken.length + drawn.length).toBe(credits)
      expect(left).toEqual([])
    }),
  TIMEOUT_MS,
)

it(
  'a clip is outdated with its image, a lip sync with its image or its voice, and each is regenerated after it',
  () =>
    always<[Edit[]]>([fc.array(ofInputs, { minLength: 1, maxLength: 6 })], async (made) => {
      const begun = await begin()
      const { story_id, ada, read } = begun
      const [first, second] = (await read()).scenes
      const placeOf = (scene = first) => ({ story_id, aroll_id: scene?.arolls[0]?.id ?? '' })
      const imageOf = (scene = first) => scene?.arolls[0]?.aroll_object.media?.id ?? ''
      const clip = { model_id: 'draft-image-to-video', source_media_id: imageOf(), ...placeOf() }
      await test.ok('createTask', { as: ada, body: clip })
      const driving_media_id = second?.audio_media?.id ?? ''
      const lips = {
        model_id: 'draft-lip-sync',
        source_media_id: imageOf(second),
        driving_media_id,
        ...placeOf(second),
      }
      await test.ok('createTask', { as: ada, body: lips })
      await test.runJobs()
      expect((await begun.marks()).items).toEqual([])

      for (const edit of made) await make(begun, edit)
      const { items } = await begun.marks()
      const marked = (part: string, number: number) =>
        items.some((item) => item.part === part && item.scene_number === number)
      const again = await rebuild(ada, story_id)
      const [images, voices] = [differing(begun.made.drawn, again.drawn), differing(begun.made.spoken, again.spoken)]
      expect(marked('MOTION', 1)).toBe(images.includes(1))
      expect(marked('LIP_SYNC', 2)).toBe(images.includes(2) || voices.includes(2))
      expect(items.filter(({ part }) => part === 'MOTION' || part === 'LIP_SYNC').length).toBeLessThanOrEqual(2)

      // A lip sync waits for its voice, so it comes in a second round; its image is the user's work and stays.
      await regenerate(begun)
      const left = await regenerate(begun)
      expect(left.map(({ part, lock }) => [part, lock])).toEqual(
        images.includes(2)
          ? [
              ['PICTURE', 'EDITED'],
              ['LIP_SYNC', 'EDITED'],
            ]
          : [],
      )
      const shown = (await read()).scenes.map(({ arolls: [layer] }) => layer?.aroll_object.media?.media_type)
      expect(shown).toEqual(['video', 'video', 'image'])
    }),
  TIMEOUT_MS,
)

type Rearranged =
  | { kind: 'split'; at: number; index: number }
  | { kind: 'merge'; at: number }
  | { kind: 'move'; from: number; to: number }

const rearranged: fc.Arbitrary<Rearranged> = fc.oneof(
  fc.record({ kind: fc.constant('split' as const), at: fc.nat(5), index: fc.integer({ min: 1, max: 2 }) }),
  fc.record({ kind: fc.constant('merge' as const), at: fc.nat(5) }),
  fc.record({ kind: fc.constant('move' as const), from: fc.nat(5), to: fc.nat(5) }),
)

it(
  'splitting, merging or moving makes nothing outdated, and nothing is regenerated',
  () =>
    always<[Rearranged[]]>([fc.array(rearranged, { minLength: 1, maxLength: 6 })], async (changes) => {
      const begun = await begin()
      const { story_id, ada: as, read } = begun
      for (const change of changes) {
        const ids = (await read()).scenes.map(({ id }) => id)
        const idAt = (at: number) => ids[at % ids.length] ?? ''
        // A scene of one word cannot be split, and the last one has no next scene to merge.
        if (change.kind === 'split')
          await test.call('splitScene', { as, body: { story_id, scene_id: idAt(change.at), index: change.index } })
        if (change.kind === 'merge' && ids.length > 1) {
          const at = change.at % (ids.length - 1)
          const body = { story_id, scene_id_one: idAt(at), scene_id_two: idAt(at + 1) }
          await test.ok('mergeScenes', { as, body })
        }
        if (change.kind === 'move') {
          const body = { story_id, scene_id: idAt(change.from), to_position: change.to % ids.length }
          await test.ok('reorderScenes', { as, body })
        }
        await test.runJobs()
      }
      expect((await begun.marks()).items).toEqual([])
      expect(spoken.length + drawn.length).toBe(0)
    }),
  TIMEOUT_MS,
)
