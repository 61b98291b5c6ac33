import { createAndPublishCharacter } from './create-and-publish-character.ts'
import { createCharacter } from './create-character.ts'
import { deleteCharacter } from './delete-character.ts'
import { getCharacterPortrait } from './get-character-portrait.ts'
import { listAllCharacters } from './list-all-characters.ts'
import { listCharacters } from './list-characters.ts'
import { listExistingCharacters } from './list-existing-characters.ts'
import { mapCharacter } from './map-character.ts'
import { publishCharacter } from './publish-character.ts'
import { resetCharacter } from './reset-character.ts'
import { updateCharacter } from './update-character.ts'

export const characterRoutes = {
  createAndPublishCharacter,
  createCharacter,
  deleteCharacter,
  getCharacterPortrait,
  listAllCharacters,
  listCharacters,
  listExistingCharacters,
  mapCharacter,
  publishCharacter,
  resetCharacter,
  updateCharacter,
}
