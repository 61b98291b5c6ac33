import { expect, it } from 'vitest'
import { write } from '../../testing/write.ts'

/** What is said in each scene of a short video of a prompt. */
const saidIn = async (language: string, text: string) =>
  (await write({ language, text, sceneSize: 'MEDIUM', targetSeconds: 30 })).scenes.map(({ narration }) => narration)

it.each([
  [
    'de-DE',
    'Unsere Bäckerei öffnet um sechs Uhr. Das Sauerteigbrot ruht 36 Stunden. Komm vorbei!',
    ['Unsere Bäckerei öffnet um sechs Uhr.', 'Das Sauerteigbrot ruht 36 Stunden.', 'Komm vorbei!'],
  ],
  [
    'fr-FR',
    'Trois conseils pour mieux dormir : pas d’écran après 21 h, une chambre à 18 °C et un bon livre.',
    ['Trois conseils pour mieux dormir', 'Pas d’écran après 21 h', 'Une chambre à 18 °C', 'Un bon livre'],
  ],
  [
    'ja-JP',
    '図書館は5月3日に再開します。新しい席が120あります。屋上には庭があります。',
    ['図書館は5月3日に再開します。', '新しい席が120あります。', '屋上には庭があります。'],
  ],
  [
    'ar-SA',
    'تفتح المكتبة أبوابها في الثالث من مايو. فيها 120 مقعدا جديدا وحديقة على السطح.',
    ['تفتح المكتبة أبوابها في الثالث من مايو.', 'فيها 120 مقعدا جديدا وحديقة على السطح.'],
  ],
  [
    'es-ES',
    'Haz un vídeo de 30 segundos sobre las abejas. Sin música. Las abejas bailan. Al final: «Planta flores.»',
    ['Las abejas bailan.', 'Planta flores.'],
  ],
  [
    'de-DE',
    'Erstelle ein 30-Sekunden-Video über unseren Chor. Wir proben dienstags. Ende mit „Sing mit uns!“',
    ['Unseren Chor.', 'Wir proben dienstags.', 'Sing mit uns!'],
  ],
  // The language of the video was left as it was.
  [
    'en-US',
    'Mach ein Video über Bienen. Sie tanzen und sie summen. 20 Sekunden.',
    ['Bienen.', 'Sie tanzen und sie summen.'],
  ],
])('a prompt in %s has a scene for each thought: %s', async (language, text, said) => {
  expect(await saidIn(language, text)).toEqual(said)
})

it.each([
  ['de-DE', 'Unser Jahr:\n- 14 neue Leute\n- drei Büros\n- ein Preis', 'title', ['Unser Jahr']],
  ['es-ES', 'Cinco: agua, un mapa, un gorro, pan y un silbato.', 'point', ['1', 'Agua']],
  [
    'fr-FR',
    'Notre année. Le chiffre d’affaires a gagné 12 % cette année. Merci à tous.',
    'number',
    ['12 %', 'Le chiffre d’affaires a gagné 12 % cette année'],
  ],
  [
    'de-DE',
    'Wir wuchsen auf 4,2 Millionen Euro. Danke euch allen.',
    'number',
    ['4,2 Millionen', 'Wir wuchsen auf 4,2 Millionen Euro'],
  ],
  ['ja-JP', '来館者は48万人でした。ありがとうございました。', 'number', ['48万', '来館者は48万人でした。']],
  [
    'de-DE',
    '„Wir wollten ein Wohnzimmer für alle“, sagt Direktorin Ana Silva. Kommt am 3. Mai.',
    'quote',
    ['“', 'Wir wollten ein Wohnzimmer für alle', 'Direktorin Ana Silva'],
  ],
  [
    'ja-JP',
    '「みんなの居間がほしかった」と館長は話します。5月に開きます。',
    'quote',
    ['“', 'みんなの居間がほしかった', ''],
  ],
  [
    'it-IT',
    'Il coro prova il martedì. Tutti sono benvenuti. Visita coro.example.org',
    'end-card',
    ['Visita', 'coro.example.org'],
  ],
  ['de-DE', 'Unser Brot ist warm. Komm vorbei!', 'end-card', ['Komm vorbei!', '']],
])('a prompt in %s is shown with words of its own: %s', async (language, text, preset, texts) => {
  const { scenes } = await write({ language, text })
  expect(scenes.find(({ onScreen }) => onScreen?.preset === preset)?.onScreen?.texts).toEqual(texts)
})

it.each([
  ['de-DE', 'Unser Brot ist warm. Komm vorbei!', 'Documentary'],
  ['de-DE', 'Unser Brot ist warm. Keine Musik. Komm vorbei!', null],
  ['fr-FR', 'Le pain est chaud. Ton calme. Venez!', 'Calm'],
  ['es-ES', 'El pan está caliente. Sin música.', null],
])('a video in %s has music unless none is wanted: %s', async (language, text, mood) => {
  expect((await write({ language, text })).mood).toBe(mood)
})

it.each([
  ['de-DE', 'Am Ende des Tages schlafen die Bienen. Das Video über Bienen war lang.'],
  ['fr-FR', 'À la fin du film, tout le monde dort. Le ton sérieux de la pièce surprend.'],
  ['es-ES', 'El anuncio de 30 segundos sobre pan fue un éxito. Al final del día dormimos.'],
])('sentences that only begin like directions in %s are said: %s', async (language, text) => {
  expect((await saidIn(language, text)).join(' ')).toBe(text)
})

it('an ending that names nothing to see is shown with what the video is about', async () => {
  const { scenes } = await write({ language: 'de-DE', text: 'Unsere Bäckerei öffnet um sechs Uhr. Komm vorbei!' })
  expect(scenes.at(-1)?.visualPrompt).toContain('Unsere Bäckerei öffnet um sechs Uhr.')
})
