/** Vocabulary of a field of life: visible and audible things, so that a narration stays concrete. */
export interface Domain {
  id: string
  /** Words of a prompt that lead here, in the singular, small letters; phrases allowed. */
  match: readonly string[]
  /** Where it happens: with and without the preposition. */
  setting: { at: string; the: string }
  /** Indefinite noun phrases that fit into 'there is …' and 'with …'. */
  things: readonly string[]
  /** Noun phrases that fit after 'the only sound is' and 'listen for'. */
  sounds: readonly string[]
  /** Smells, touch, light: noun phrases that fit after 'there is'. */
  senses: readonly string[]
  /** True when the things of this field are examples of an idea rather than found wherever the prompt is. */
  abstract?: true
  /** Nouns for images. */
  images: readonly string[]
}
