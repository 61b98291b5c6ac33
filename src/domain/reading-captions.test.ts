import { expect, it } from 'vitest'
import { shownCaptions, wordsOfText } from './reading-captions.ts'

const scene = {
  text: 'Der Wärter schrieb.',
  captions: [],
  areCaptionsOverridden: false,
  isGenCaptionsFromVideoAudio: false,
  audioMediaId: null,
  pauseAtTheEnd: 500,
}

it('a scene without a voice-over shows its words one after the other until its pause', () => {
  const shown = shownCaptions(scene, 3500)
  expect(shown.map(({ word }) => word)).toEqual(['Der', 'Wärter', 'schrieb.'])
  expect([shown[0]?.start, shown.at(-1)?.end]).toEqual([0, 3000])
})

it('a voice-over, captions of a person and captions of a video go before the text', () => {
  const own = [{ word: 'Own', start: 0, end: 100 }]
  expect(shownCaptions({ ...scene, captions: own }, 3500)).toBe(own)
  expect(shownCaptions({ ...scene, areCaptionsOverridden: true }, 3500)).toEqual([])
  expect(shownCaptions({ ...scene, isGenCaptionsFromVideoAudio: true }, 3500)).toEqual([])
  expect(shownCaptions({ ...scene, audioMediaId: 'a' }, 3500)).toEqual([])
})

it('words stand between spaces, and after a full stop where a script has no spaces; their places are those of the text', () => {
  const text = '灯台守は書きました。「消えた。」と言った。 Yes. No'
  const words = wordsOfText(text)
  expect(words.map(({ word }) => word)).toEqual(['灯台守は書きました。', '「消えた。」', 'と言った。', 'Yes.', 'No'])
  for (const { word, index } of words) expect(text.slice(index, index + word.length)).toBe(word)
  expect(Math.max(...wordsOfText('あ'.repeat(900)).map(({ word }) => word.length))).toBe(200)
})
