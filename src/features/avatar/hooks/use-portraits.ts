import { useListAllCharacters } from '#generated/client/characters/characters.ts'

export interface Portrait {
  id: string
  name: string
  mediaId: string
  url: string
}

/** The product's drawn people, and the characters of the user's stories that have a portrait. */
export function usePortraits() {
  const list = useListAllCharacters({ include_system: true })
  const all = list.data?.results ?? []
  const portraitsOf = (isDrawn: boolean): Portrait[] =>
    all.flatMap(({ id, call_name: name, portrait, is_system: isSystem }) =>
      isSystem === isDrawn && portrait?.url
        ? [{ id, name, mediaId: portrait.id, url: portrait.thumbnail_url ?? portrait.url }]
        : [],
    )
  const people = portraitsOf(true)
  return {
    list,
    people,
    own: portraitsOf(false),
    /** Whether an image shows one of the drawn people, who can speak without a connected model. */
    isDrawn: (mediaId: string | undefined) => people.some((person) => person.mediaId === mediaId),
  }
}
