import { expect, it } from 'vitest'
import { estimateSeconds } from '#src/domain/reading-pace.ts'
import { write } from '../testing/write.ts'

/** What the built-in writer has said in a minute's video for each prompt, joined. */
const BRIEFS: readonly (readonly [brief: string, said: string])[] = [
  [
    'Make a 30-second ad for Bluebird Bakery in Leeds. Warm and friendly tone. Mention that we open at 6 am, that our sourdough takes 36 hours, and end with "Come hungry."',
    'Bluebird Bakery in Leeds. We open at 6 am. Our sourdough takes 36 hours. Come hungry.',
  ],
  [
    'Create a warm, funny 45 second promo for our new app Lumo, which reminds busy parents of vaccinations. It costs €3 a month. Start with the question "When was the last shot?" End with a call to action to visit lumo.app.',
    'When was the last shot? Our new app Lumo, which reminds busy parents of vaccinations. It costs €3 a month. Visit lumo.app.',
  ],
  [
    'I need a recap of our third quarter for the team: revenue grew 12% to €4.2M, churn fell to 2.1%, and we hired 14 people. Next quarter we open an office in Lisbon. Keep it upbeat, about 40 seconds.',
    'Our third quarter. Revenue grew 12% to €4.2M. Churn fell to 2.1%. We hired 14 people. Next quarter we open an office in Lisbon.',
  ],
  [
    '3 tips for better sleep: no screens after 9 pm, keep the room at 18 °C and read a book.',
    '3 tips for better sleep. First: no screens after 9 pm. Second: keep the room at 18 °C. Third: read a book.',
  ],
  [
    'How to change a bike tyre:\n1. Take the wheel off.\n2. Lever the tyre off the rim.\n3. Pump the new one up to 4 bar.\nKeep sentences short.',
    'How to change a bike tyre. First: take the wheel off. Second: lever the tyre off the rim. Third: pump the new one up to 4 bar.',
  ],
  [
    'Make a birthday video for my grandma Rosa who turns 80 on Sunday. Remember the summers at the lake and her plum cake. We love you, Oma! Gentle piano music.',
    'Happy birthday to my grandma Rosa who turns 80 on Sunday. Remember the summers at the lake and her plum cake. We love you, Oma!',
  ],
  [
    'Explain how octopus hearts work. Octopuses have three hearts. The third one stops beating when the octopus swims. For kids aged 8 to 10.',
    'How octopus hearts work. Octopuses have three hearts. The third one stops beating when the octopus swims.',
  ],
  [
    'The city library reopens on 3 May. It has 120 new seats and a roof garden. "We wanted a living room for everyone," says director Ana Silva. Visit library.example.org for events.',
    'The city library reopens on 3 May. It has 120 new seats and a roof garden. "We wanted a living room for everyone," says director Ana Silva. Visit library.example.org for events.',
  ],
  [
    'Tell people why they should vote on 8 June. Polling stations are open from 8 am to 6 pm. Serious tone, no music.',
    'Why you should vote on 8 June. Polling stations are open from 8 am to 6 pm.',
  ],
  [
    'We are hiring! Join our kitchen team in Bristol. 4-day week, £14 an hour, free pasta. Make it energetic and vertical for TikTok.',
    'We are hiring! 4-day week, £14 an hour, free pasta. Join our kitchen team in Bristol.',
  ],
]

it.each(BRIEFS)('“%s” is spoken in its own words, without those about the video', async (text, said) => {
  const { scenes } = await write({ text })
  expect(scenes.map(({ narration }) => narration).join(' ')).toBe(said)
})

it('what a brief asks to be shown is an image and is not spoken', async () => {
  const text =
    'Video about our dog walking service "Happy Tails" that mentions our insurance, shows dogs in the park and ends with "Book your first walk free!"'
  const { title, scenes } = await write({ text })
  expect(scenes.map(({ narration }) => narration).join(' ')).toBe(
    'Our dog walking service "Happy Tails". Our insurance. Book your first walk free!',
  )
  expect(scenes.map(({ visualPrompt }) => visualPrompt)).toContain('dogs in the park')
  expect(title).toMatch(/Happy Tails/u)
})

it.each([
  ['Our third quarter. Revenue grew 12% to €4.2M. We hired 14 people.', 'number', ['12%', 'Revenue grew 12% to €4.2M']],
  ['Wedding greeting for Lea and Tom. You made it. Love from the club.', 'end-card', ['Love from the club', '']],
  ['Our race had 300 runners. It was hot. Thank you, volunteers!', 'end-card', ['Thank you, volunteers!', '']],
  ['3 tips for better sleep: no screens, a cool room and a book.', 'point', ['1', 'No screens']],
  ['Recap of our quarter. Churn fell from 5% to 3%. Thank you.', 'number', ['5% → 3%', 'Churn fell from 5% to 3%']],
  ['Make a video about our new app Lumo. It has a timer.', 'title', ['Our new app Lumo']],
  [
    'The library has 120 new seats. "We wanted a living room," says director Ana Silva. It opens on 3 May.',
    'quote',
    ['“', 'We wanted a living room', 'director Ana Silva'],
  ],
  [
    'Make an ad for Lumo. It has a timer. End with a call to action to visit lumo.app today.',
    'end-card',
    ['Visit lumo.app today', ''],
  ],
  ['Make an ad for Lumo. It has a timer. Visit lumo.app.', 'end-card', ['Visit', 'lumo.app']],
])('“%s” is shown with the words of a %s, long enough to be read', async (text, preset, texts) => {
  const { scenes } = await write({ text })
  const scene = scenes.find(({ onScreen }) => onScreen?.preset === preset)
  expect(scene?.onScreen?.texts).toEqual(texts)
  // The image has room for the words.
  expect(scene?.visualPrompt).toContain('copy space')
  expect(estimateSeconds(scene?.narration ?? '', 'en') + (scene?.pauseMs ?? 0) / 1000).toBeGreaterThan(2.3)
})

it.each([
  ['Make an upbeat ad for Lumo. It has a timer.', 'Upbeat'],
  ['Make an inspiring ad for Lumo. It has a timer.', 'Hopeful'],
  ['Make a warm ad for Lumo. It has a timer.', 'Warm'],
  ['Make an ad for Lumo. It has a timer. Professional tone.', 'Corporate'],
  ['Make a festive ad for Lumo. It has a timer.', 'Celebration'],
  ['Make an ad for Lumo. It has a timer. Gentle piano music.', 'Calm'],
  ['Make an ad for Lumo. It has a timer. Keep it funny.', 'Playful'],
  ['Make an ad for Lumo. It has a timer. Serious tone, no music.', null],
  ['Our third quarter. Revenue grew 12%. We hired 14 people.', 'Driving'],
  ['How bread rises', 'Documentary'],
])('the music below “%s” is %s', async (text, mood) => {
  expect((await write({ text })).mood).toBe(mood)
})

it('years, times and ordinary numbers are not shown as figures', async () => {
  const { scenes } = await write({ text: 'Make an ad for Lumo. We open at 6 am since 1998. It has 3 timers.' })
  expect(scenes.map(({ onScreen }) => onScreen?.preset)).not.toContain('number')
})

it('a prompt that only names its matter, or begins a tale, is written about as before', async () => {
  for (const text of ['Write a short story about a girl who befriends a fox', 'How bread rises']) {
    const { scenes } = await write({ text })
    expect(scenes.length, text).toBeGreaterThan(5)
  }
})

it('a greeting keeps the title of a person, and shows its occasion first and last', async () => {
  const thanks = await write({ text: 'Thank you video for Mr. Okafor, our teacher. You are the best. Class of 2026.' })
  expect(thanks.scenes[0]?.narration).toBe('Thank you to Mr. Okafor, our teacher.')
  const wedding = await write({ text: 'Wedding greeting for Lea and Tom. Two cats. All the best from the club!' })
  expect(wedding.scenes.map(({ visualPrompt }) => visualPrompt.includes('wedding'))).toEqual([true, false, true])
})

it('every number of a list is shown where one of them is', async () => {
  const { scenes } = await write({ text: 'Our marathon in numbers: 3,500 runners, 12 bands and 20,000 bananas.' })
  const figures = scenes.flatMap(({ onScreen }) => (onScreen?.preset === 'number' ? onScreen.texts[0] : []))
  expect(figures).toEqual(['3,500', '12', '20,000'])
})

it.each(['1. ', 'length', '30 Sekunden.'])('“%s” alone is said: nothing else is there', async (text) => {
  const { title, scenes } = await write({ text })
  expect(title).not.toBe('')
  expect(scenes.map(({ narration }) => narration)).toEqual([text.trim()])
})
