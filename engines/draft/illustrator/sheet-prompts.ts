/** What the contact sheet shows and the tests measure: 20 prompts that share nothing, in 4 looks. */
export const SHEET_PROMPTS: readonly string[] = [
  'A lighthouse on a basalt cliff, waves below',
  'A small fishing boat on a calm sea',
  'Snow-capped mountains above a quiet valley',
  'A girl in a red coat walking through a pine forest',
  'Camels crossing the dunes of the Sahara',
  'The skyline of a big city behind the harbour water',
  'A rainy street with a man under an umbrella',
  'An old writer at his desk by the window',
  'Why cats purr',
  'How bread rises',
  'The first map of the sea',
  'An astronaut above a blue planet',
  'A whale in the deep ocean, underwater',
  'Hot air balloons above the clouds',
  'A farmer in a field of wheat',
  'A night train of thoughts: dreams and memory',
  'The history of coffee',
  'A portrait of an old sailor with a beard',
  'A singer on stage before a crowd',
  'A tropical beach with palm trees',
]

export const SHEET_LOOKS: readonly string[] = ['cinematic', 'watercolour', 'paper-cut', 'ink']
