/** Questions for a new user. The keys are what the answers are stored under; the values are the texts. */
export const QUESTIONS = [
  {
    key: 'goal',
    label: 'What do you want to make first?',
    options: [
      'A story for fun',
      'Videos for social media',
      'Marketing or product videos',
      'Lessons or explainers',
      'Something else',
    ],
  },
  {
    key: 'platform',
    label: 'Where will people watch it?',
    options: [
      'YouTube',
      'TikTok, Reels or Shorts',
      'LinkedIn, Facebook or Instagram posts',
      'On a website',
      'At work or at school',
    ],
  },
  {
    key: 'team_size',
    label: 'How many people make videos with you?',
    options: ['Only me', '2-10', '11-50', 'More than 50'],
  },
  {
    key: 'experience',
    label: 'How much have you edited before?',
    options: ['This is my first video', 'A little', 'I do it often'],
  },
] as const

/** Options as they were worded before: drafts in browsers contain them. */
export const FORMER_OPTIONS: ReadonlyMap<string, string> = new Map([['A story told for fun', 'A story for fun']])

/** A free text. */
export const NOTE_KEY = 'note'

/** One entry per question, empty, in the order they are asked. */
export const emptyAnswers = () =>
  [...QUESTIONS.map(({ key }) => key), NOTE_KEY].map((key) => ({ key: String(key), value: '' }))

/** Stored for a user who does not answer: the question is not repeated. */
export const SKIPPED = [{ key: 'skipped', value: 'yes' }]
