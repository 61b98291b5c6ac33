import type { AspectRatio } from '#generated/schema.ts'
import type { stories } from '#server/platform/db/schema/index.ts'

type Captions = Pick<
  typeof stories.$inferInsert,
  'templatedCaptionsStyle' | 'fontSizeOption' | 'captionLengthOption' | 'captionsMarginFromBottom'
>

export interface ExampleScene {
  text: string
  prompt: string
  seed: number
}

/** A story that comes with the product: the built-in engines draw and speak it when it is first asked for. */
export interface ExampleStory {
  /** Its files are named after it and never drawn again: another text or prompt needs another id. */
  id: string
  title: string
  /** What kind of video it is. */
  description: string
  aspectRatio: AspectRatio
  /** Ids of the built-in engines. */
  look: string
  voice: string
  music: string
  musicVolume: number
  captions: Captions
  scenes: readonly ExampleScene[]
}

/** One of each shape. */
export const EXAMPLE_STORIES: readonly ExampleStory[] = [
  {
    id: 'rain',
    title: 'Where rain comes from',
    description: 'An explainer with a narrator and quiet music',
    aspectRatio: 'SIXTEEN_NINE',
    look: 'paper-cut',
    voice: 'clara',
    music: 'first-light',
    musicVolume: 0.18,
    captions: {
      templatedCaptionsStyle: 'CLASSIC',
      fontSizeOption: 'MEDIUM',
      captionLengthOption: 'MEDIUM',
      captionsMarginFromBottom: 8,
    },
    scenes: [
      {
        text: 'Every drop of rain has been on a journey. It begins at sea, where the sun warms the water.',
        prompt: 'The sea at sunset with a sailboat',
        seed: 26,
      },
      {
        text: 'Warm water turns into vapour. It rises, cools down, and becomes a cloud.',
        prompt: 'White clouds in a blue sky',
        seed: 22,
      },
      {
        text: 'The wind carries the clouds to the mountains. There they grow heavy, and it rains.',
        prompt: 'Rain over green mountains, dark clouds',
        seed: 23,
      },
      {
        text: 'Streams meet and become a river, which finds its way through the valley.',
        prompt: 'A river winding through green hills and fields in the afternoon',
        seed: 25,
      },
      {
        text: 'In the end it is back at the sea. And the next morning, the sun begins again.',
        prompt: 'The sea at sunrise with gentle waves and a low sun',
        seed: 21,
      },
    ],
  },
  {
    id: 'night-sky',
    title: 'Three reasons to look up tonight',
    description: 'A short with large captions, word by word',
    aspectRatio: 'NINE_SIXTEEN',
    look: 'cinematic',
    voice: 'poppy',
    music: 'neon-run',
    musicVolume: 0.16,
    captions: {
      templatedCaptionsStyle: 'BOLD_POP',
      fontSizeOption: 'LARGE',
      captionLengthOption: 'SHORT',
      captionsMarginFromBottom: 24,
    },
    scenes: [
      {
        text: 'Three reasons to look up tonight.',
        prompt: 'The milky way above a tent and campfire in the desert',
        seed: 25,
      },
      {
        text: 'One. Shooting stars. Wait ten minutes, and you will see one.',
        prompt: 'Shooting stars above a lake at night',
        seed: 23,
      },
      {
        text: 'Two. The Milky Way: two hundred billion suns, and no ticket needed.',
        prompt: 'A person looking at the night sky full of stars on a hill',
        seed: 21,
      },
      {
        text: 'Three. If you live far enough north, the sky even dances.',
        prompt: 'Aurora over a snowfield at night',
        seed: 24,
      },
    ],
  },
  {
    id: 'coffee',
    title: 'One good cup',
    description: 'A product story for a feed',
    aspectRatio: 'ONE_ONE',
    look: 'cinematic',
    voice: 'martha',
    music: 'late-bus',
    musicVolume: 0.2,
    captions: {
      templatedCaptionsStyle: 'BOXED',
      fontSizeOption: 'MEDIUM',
      captionLengthOption: 'SHORT',
      captionsMarginFromBottom: 10,
    },
    scenes: [
      {
        text: 'Some mornings need only one good cup.',
        prompt: 'A cup of coffee on a wooden table, product shot',
        seed: 21,
      },
      {
        text: 'Ours starts on a green hill, where mist keeps the plants cool.',
        prompt: 'A green hillside in morning mist',
        seed: 23,
      },
      {
        text: 'We roast it in small batches, by hand, two streets from here.',
        prompt: 'A small cafe with a barista',
        seed: 24,
      },
      {
        text: 'The rest is up to you, and your kitchen.',
        prompt: 'Morning light in a kitchen with a cup of coffee',
        seed: 22,
      },
    ],
  },
]
