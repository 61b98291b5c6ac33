import { useQueryClient } from '@tanstack/react-query'
import {
  createCharacter,
  getListCharactersQueryKey,
  useListCharacters,
} from '#generated/client/characters/characters.ts'
import type { Character } from '#generated/schema.ts'
import { displayName, nameKey } from '#src/domain/fountain/tidy.ts'
import { useEditor } from './use-screenplay.ts'

const NO_CHARACTERS: readonly Character[] = []

/** The characters that can speak in a story, and a name's character, which is created when it is missing. */
export function useCast(storyId: string) {
  const client = useQueryClient()
  const editor = useEditor()
  const { data } = useListCharacters(storyId, { query: { staleTime: 0 } })
  const cast = data?.results ?? NO_CHARACTERS

  /** null for an empty name. Rejects with the refusal. */
  async function characterNamed(name: string): Promise<string | null> {
    const key = nameKey(name)
    if (key === '') return null
    const known = cast.find((each) => nameKey(each.call_name) === key)
    if (known) return known.id
    const added = await editor.inTurn(() => createCharacter(storyId, { call_name: displayName(name) }))
    await client.invalidateQueries({ queryKey: getListCharactersQueryKey(storyId) })
    return added.id
  }

  return { cast, characterNamed }
}
