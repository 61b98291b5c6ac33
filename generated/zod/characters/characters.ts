/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  Acknowledgement,
  Character,
  CharacterList,
  CharacterPortrait,
  CreateCharacterRequest,
  MapCharacterRequest,
  UpdateCharacterRequest
} from '../schemas/index.ts';


/**
 * Published characters of every story of the user, at most 500, the latest changed first; with `include_system` also those of the product, after them.
 * @summary List the characters of all casts of the user
 */
export const listAllCharactersQueryIncludeSystemDefault = false;

export const ListAllCharactersQueryParams = zod.object({
  "include_system": zod.boolean().default(listAllCharactersQueryIncludeSystemDefault).describe('Also the ones that come with the product')
})

export const ListAllCharactersResponse = CharacterList

/**
 * @summary List the cast of a story
 */
export const ListCharactersParams = zod.object({
  "storyId": zod.uuid().describe('The story')
})

export const ListCharactersResponse = CharacterList

/**
 * As createCharacter followed by publishCharacter, in one step; it costs what a portrait costs.
 * @summary Add a character and generate its portrait
 */
export const CreateAndPublishCharacterParams = zod.object({
  "storyId": zod.uuid().describe('The story')
})

export const createAndPublishCharacterHeaderMostCreditsMax = 10;


export const createAndPublishCharacterHeaderMostCreditsRegExp = new RegExp('^[0-9]{1,10}$');


export const CreateAndPublishCharacterHeader = zod.object({
  "Idempotency-Key": zod.uuid().describe('Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again'),
  "Most-Credits": zod.string().max(createAndPublishCharacterHeaderMostCreditsMax).regex(createAndPublishCharacterHeaderMostCreditsRegExp).optional().describe('The maximum price that the user was shown, whole credits; when the price is higher now, nothing begins')
})

export const CreateAndPublishCharacterBody = CreateCharacterRequest

export const CreateAndPublishCharacterResponse = Character

/**
 * @summary Add a character as a draft
 */
export const CreateCharacterParams = zod.object({
  "storyId": zod.uuid().describe('The story')
})

export const CreateCharacterBody = CreateCharacterRequest

export const CreateCharacterResponse = Character

/**
 * Published characters of the user’s other stories; with `include_system` also those of the product.
 * @summary List characters a story’s character can become
 */
export const ListExistingCharactersParams = zod.object({
  "storyId": zod.uuid().describe('The story')
})

export const listExistingCharactersQueryIncludeSystemDefault = false;

export const ListExistingCharactersQueryParams = zod.object({
  "include_system": zod.boolean().default(listExistingCharactersQueryIncludeSystemDefault).describe('Also the ones that come with the product')
})

export const ListExistingCharactersResponse = CharacterList

/**
 * Takes over look, voice, portrait and name; the existing character stays as it is.
 * @summary Replace a character with an existing one
 */
export const MapCharacterParams = zod.object({
  "storyId": zod.uuid().describe('The story'),
  "characterId": zod.uuid().describe('The character of the story')
})

export const MapCharacterBody = MapCharacterRequest

export const MapCharacterResponse = Character

/**
 * Scenes it spoke go to the narrator; dialogues keep their text and have no speaker.
 * @summary Remove a character from the cast
 */
export const DeleteCharacterParams = zod.object({
  "storyId": zod.uuid().describe('The story'),
  "id": zod.uuid().describe('The character of the story')
})

export const DeleteCharacterResponse = Acknowledgement

/**
 * Only for published characters. With `regenerate` a new portrait is generated at the price of a portrait; this needs the key, and the old one stays until the new one exists.
 * @summary Get the portrait of a character
 */
export const GetCharacterPortraitParams = zod.object({
  "storyId": zod.uuid().describe('The story'),
  "id": zod.uuid().describe('The character of the story')
})

export const getCharacterPortraitQueryRegenerateDefault = false;

export const GetCharacterPortraitQueryParams = zod.object({
  "regenerate": zod.boolean().default(getCharacterPortraitQueryRegenerateDefault).describe('Make a new one'),
  "idempotency_key": zod.uuid().optional().describe('Needed with `regenerate`, in place of the header of other calls: made once per intended action; a repeat gets the first answer and is not charged again')
})

export const GetCharacterPortraitResponse = CharacterPortrait

/**
 * Costs the price of a portrait; free for the narrator and for a character that has one already. The realtime event `story-character-update-{storyId}` reports when the portrait is ready or failed; a failed one is refunded.
 * @summary Publish a character and generate its portrait
 */
export const PublishCharacterParams = zod.object({
  "storyId": zod.uuid().describe('The story'),
  "id": zod.uuid().describe('The character of the story')
})

export const publishCharacterHeaderMostCreditsMax = 10;


export const publishCharacterHeaderMostCreditsRegExp = new RegExp('^[0-9]{1,10}$');


export const PublishCharacterHeader = zod.object({
  "Idempotency-Key": zod.uuid().describe('Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again'),
  "Most-Credits": zod.string().max(publishCharacterHeaderMostCreditsMax).regex(publishCharacterHeaderMostCreditsRegExp).optional().describe('The maximum price that the user was shown, whole credits; when the price is higher now, nothing begins')
})

export const PublishCharacterResponse = Character

/**
 * Undoes mapping, publishing and the portrait; scenes and dialogues keep it as their speaker.
 * @summary Reset a character to the script's values
 */
export const ResetCharacterParams = zod.object({
  "storyId": zod.uuid().describe('The story'),
  "id": zod.uuid().describe('The character of the story')
})

export const ResetCharacterResponse = Character

/**
 * Images of the character follow its portrait and description alone from then on; the sheet stays among the media.
 * @summary Remove a character sheet
 */
export const DeleteCharacterSheetParams = zod.object({
  "storyId": zod.uuid().describe('The story'),
  "id": zod.uuid().describe('The character of the story')
})

export const DeleteCharacterSheetResponse = Character

/**
 * Costs the price of a portrait. The character is published. The realtime event `story-character-update-{storyId}` reports when the sheet is ready or failed; a failed one is refunded, and the old one stays until the new one exists. Refused where the story’s image model follows no portraits.
 * @summary Generate a character sheet
 */
export const DrawCharacterSheetParams = zod.object({
  "storyId": zod.uuid().describe('The story'),
  "id": zod.uuid().describe('The character of the story')
})

export const drawCharacterSheetHeaderMostCreditsMax = 10;


export const drawCharacterSheetHeaderMostCreditsRegExp = new RegExp('^[0-9]{1,10}$');


export const DrawCharacterSheetHeader = zod.object({
  "Idempotency-Key": zod.uuid().describe('Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again'),
  "Most-Credits": zod.string().max(drawCharacterSheetHeaderMostCreditsMax).regex(drawCharacterSheetHeaderMostCreditsRegExp).optional().describe('The maximum price that the user was shown, whole credits; when the price is higher now, nothing begins')
})

export const DrawCharacterSheetResponse = Character

/**
 * A portrait stays as it is until it is made again.
 * @summary Change a character
 */
export const UpdateCharacterParams = zod.object({
  "storyId": zod.uuid().describe('The story'),
  "id": zod.uuid().describe('The character of the story')
})

export const UpdateCharacterBody = UpdateCharacterRequest

export const UpdateCharacterResponse = Character

