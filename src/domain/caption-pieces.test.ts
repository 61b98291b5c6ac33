import { describe, expect, it } from 'vitest'
import { captionPieces, mayNotBeginLine } from './caption-pieces.ts'
import { CAPTION_LENGTHS } from './caption-styles.ts'
import { captionPages } from './captions.ts'

const partsOf = (text: string, language = 'ja-JP') =>
  captionPieces([{ word: text, start: 0, end: 1000 }], language).map((piece) => piece.text)

it.each('は が を に で と も へ の ね よ か 、 。 」 ） ！ っ ゃ ー ァ々'.split(' '))(
  'a Japanese line does not begin with %s',
  (text) => expect(mayNotBeginLine(text, 'ja-JP')).toBe(true),
)

it.each([
  ['灯台', 'ja'],
  ['「海', 'ja'],
  ['はな', 'ja'],
  ['は', 'en'],
  ['…and', 'en'],
  ['’tis', 'en'],
  ['&', 'en'],
])('a line may begin with %s in %s', (text, language) => expect(mayNotBeginLine(text, language)).toBe(false))

it('a line of any language does not begin with a mark that closes something', () =>
  expect(['!', '»', '?!', '%'].map((mark) => mayNotBeginLine(mark, 'fr-FR'))).toEqual([true, true, true, true]))

describe('Japanese captions', () => {
  it.each([
    ['灯台守は毎晩、海に向かって手紙を書きました。', '灯台守は|毎晩、|海に|向かって|手紙を|書きました。'],
    ['彼女が「行こうよ」と言ったので、ぼくも行く。', '彼女が|「行こうよ」と|言ったので、|ぼくも|行く。'],
    ['私の名前は（田中）です。', '私の|名前は|（田中）です。'],
    ['ちょっと待ってよ、キャットフードだけじゃないか！', 'ちょっと|待ってよ、|キャットフードだけじゃないか！'],
  ])('%s breaks before words alone: %s', (text, parts) => expect(partsOf(text).join('|')).toBe(parts))

  it('a word without end is not cut before small kana or the sign that lengthens one', () => {
    const parts = partsOf('ー'.repeat(3) + 'キャー'.repeat(30))
    expect(parts.length).toBeGreaterThan(2)
    for (const part of parts.slice(1)) expect(part).toMatch(/^キ/u)
  })

  it('words that were timed one by one begin no caption with a particle', () => {
    const words = '灯台 守 は 毎晩 、 海 に 手紙 を 書き まし た 。'.split(' ')
    const timed = words.map((word, at) => ({ word, start: at * 300, end: at * 300 + 300 }))
    for (const { value } of CAPTION_LENGTHS.slice(1))
      for (const { pieces } of captionPages(timed, value, 'ja-JP'))
        expect([value, mayNotBeginLine(pieces[0]?.text ?? '', 'ja-JP')]).toEqual([value, false])
  })
})
