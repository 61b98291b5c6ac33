import type { z } from 'zod'
import type { CreateCharacterRequest } from '#generated/schema.ts'

/** Name, look and voice as they are typed. */
export type CharacterWords = CreateCharacterRequest

/** The contract's own schema, loaded when the first field is checked. */
export function loadCharacterSchema(): Promise<z.ZodType<CharacterWords, CharacterWords>> {
  return import('#generated/zod/schemas/createCharacterRequest.zod.ts').then((module) => module.CreateCharacterRequest)
}

/** Without the fields that were left empty. */
export function toWords({ call_name, description, language_and_voice_code: voice }: CharacterWords): CharacterWords {
  return {
    call_name: call_name.trim(),
    ...(description !== undefined && { description: description.trim() }),
    ...(voice && { language_and_voice_code: voice }),
  }
}
