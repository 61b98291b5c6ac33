import { asc, desc, eq, and, isNull } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { characters } from '#server/platform/db/schema/index.ts'
import type { CharacterRow, StoryRow } from '#server/platform/db/rows.ts'
import type { VoiceInfo, WrittenScene, WrittenStory } from '#engines/ports.ts'
import { castVoices } from '#src/domain/cast-voices.ts'
import { traitsIn } from '#src/domain/person-words.ts'
import { voicesFor } from '#src/domain/voice-for.ts'

/** The cast of a story, the narrator first. A story without a narrator gets one. */
export async function castOf(scope: Scope, story: Pick<StoryRow, 'id' | 'userId'>): Promise<CharacterRow[]> {
  const rows = await readCast(scope, story.id)
  if (rows.some(({ role }) => role === 'Narrator')) return rows
  await addNarrator(scope, story)
  return readCast(scope, story.id)
}

function readCast({ db }: Scope, storyId: string): Promise<CharacterRow[]> {
  return db
    .select()
    .from(characters)
    .where(eq(characters.storyId, storyId))
    .orderBy(desc(characters.role), asc(characters.createdAt), asc(characters.callName))
}

/** Complete from the start: audible and never visible. Idempotent. */
async function addNarrator({ db, services }: Scope, { id: storyId, userId }: Pick<StoryRow, 'id' | 'userId'>) {
  const now = services.clock.now()
  await db
    .insert(characters)
    .values({
      storyId,
      userId,
      callName: 'Narrator',
      role: 'Narrator',
      status: 'published',
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
}

/**
 * Fills the cast with the characters that the writer found. When a story is rewritten, untouched drafts are deleted;
 * characters that a user has added, published, mapped or changed stay, and no name is added twice.
 */
export async function fillCast(
  scope: Scope,
  story: Pick<StoryRow, 'id' | 'userId'>,
  found: WrittenStory['cast'],
): Promise<void> {
  const { db, services } = scope
  const isUntouched = and(
    eq(characters.storyId, story.id),
    eq(characters.role, 'Character'),
    eq(characters.status, 'draft'),
    isNull(characters.mappedFromId),
    isNull(characters.first),
    eq(characters.updatedAt, characters.createdAt),
  )
  await db.delete(characters).where(isUntouched)
  const known = new Set((await castOf(scope, story)).map(({ callName }) => callName.toLowerCase()))
  const now = services.clock.now()
  const added = found
    .map(({ name, description }) => ({ callName: name.trim().slice(0, 100), description: description.slice(0, 2000) }))
    .filter(({ callName }, at, all) => {
      const key = callName.toLowerCase()
      const isFirst = all.findIndex((other) => other.callName.toLowerCase() === key) === at
      return key !== '' && isFirst && !known.has(key)
    })
  if (added.length === 0) return
  await db.insert(characters).values(
    added.map((member) => ({
      ...member,
      storyId: story.id,
      userId: story.userId,
      createdAt: now,
      updatedAt: now,
    })),
  )
}

/** Voices of the story's language except the narrator's. */
export function castableVoices({ services }: Scope, story: StoryRow): VoiceInfo[] {
  const { voices } = services.engines.voice
  const fitting = voicesFor(voices, story.language)
  const narrator = story.defaultVoiceCode ?? fitting.find(({ id }) => id === story.usualVoiceCode)?.id ?? fitting[0]?.id
  return fitting.filter(({ id }) => id !== narrator)
}

/** Those who speak, by name in lower case. */
export type Speakers = ReadonlyMap<string, CharacterRow>

/**
 * The members of the cast who speak. Those without a voice get one of their own, of the age and gender that their description says;
 * names that are not in the cast stay the narrator's.
 * @param give stores the voice of a member
 */
export async function castSpeakers(
  scope: Scope,
  story: StoryRow,
  names: readonly string[],
  give: (member: CharacterRow, voiceCode: string | null) => Promise<unknown>,
): Promise<Speakers> {
  const wanted = new Set(names.map((name) => name.trim().toLowerCase()))
  const cast = await castOf(scope, story)
  const speakers = cast.filter(({ role, callName }) => role === 'Character' && wanted.has(callName.toLowerCase()))
  const silent = speakers.filter(({ voiceCode }) => voiceCode === null)
  const taken = cast.flatMap(({ voiceCode }) => voiceCode ?? [])
  const people = silent.map(({ callName, description }) => traitsIn(`${callName}, ${description}`))
  const voices = castVoices(castableVoices(scope, story), people, taken)
  const voiced = new Map(silent.map(({ id }, at) => [id, voices[at] ?? null]))
  for (const member of silent) await give(member, voiced.get(member.id) ?? null)
  return new Map(
    speakers.map((row) => [
      row.callName.toLowerCase(),
      { ...row, voiceCode: row.voiceCode ?? voiced.get(row.id) ?? null },
    ]),
  )
}

/** The speaker and the emotion of a scene, as the writer names them; empty for the narrator's. */
export function spokenBy(
  { speaker, emotion = 'NEUTRAL' }: Pick<WrittenScene, 'speaker' | 'emotion'>,
  speakers: Speakers,
) {
  const member = speakers.get(speaker?.trim().toLowerCase() ?? '')
  return {
    ...(emotion !== 'NEUTRAL' && { emotions: [emotion] }),
    ...(member && { speakerStoryCharacterId: member.id, languageAndVoiceCode: member.voiceCode }),
  }
}
