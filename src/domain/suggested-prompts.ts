/** Prompts that Home suggests. The built-in writer has an outline of each, so that a first try is good without a model. */
export const SUGGESTED_PROMPTS = [
  'Why the sea glows on some summer nights',
  'The history of coffee in one minute',
  'A day in a bakery before sunrise',
  'How bridges carry more than they weigh',
  'The history of the bicycle',
  'How bread rises',
  'What a forest does when nobody is looking',
  'The woman who mapped the ocean floor',
  'Three habits of people who sleep well',
  'Why cats always land on their feet',
  'How money was invented, more than once',
  'How to make a small balcony bloom',
  'What happens inside a thundercloud',
  'The story of the first photograph',
  'Five ways to start a good conversation',
  'The longest journey of a monarch butterfly',
  'How a violin is made by hand',
  'How to learn a language in ten minutes a day',
  'Why deserts are cold at night',
  'Three days in Lisbon',
  'How bees find their way home',
  'How a lighthouse reaches ships at night',
  'How a rainbow forms',
  'How black holes form',
] as const

export type SuggestedPrompt = (typeof SUGGESTED_PROMPTS)[number]
