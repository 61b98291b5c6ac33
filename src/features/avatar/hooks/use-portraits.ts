import { useListAllCharacters } from '#generated/client/characters/characters.ts'

export interface Portrait {
  id: string
  name: string
  mediaId: string
  url: string
  /** The character's voice. */
  voice: string | null
}

/** The product's drawn people, and the characters of the user's stories that have a portrait. */
export function usePortraits() {
  const list = useListAllCharacters({ include_system: true })
  const all = list.data?.results ?? []
  const portraitsOf = (isDrawn: boolean): Portrait[] =>
    all.flatMap(({ id, call_name: name, portrait, is_system: isSystem, language_and_voice_code: voice }) =>
      isSystem === isDrawn && portrait?.url
        ? [{ id, name, mediaId: portrait.id, url: portrait.thumbnail_url ?? portrait.url, voice }]
        : [],
    )
  const people = portraitsOf(true)
  const own = portraitsOf(false)
  return {
    list,
    people,
    own,
    /** The voice of the character in a portrait; undefined for other images. */
    voiceOf: (mediaId: string | undefined) =>
      [...people, ...own].find((portrait) => portrait.mediaId === mediaId)?.voice ?? undefined,
    /** Whether an image shows one of the drawn people, who can speak without a connected model. */
    isDrawn: (mediaId: string | undefined) => people.some((person) => person.mediaId === mediaId),
  }
}
