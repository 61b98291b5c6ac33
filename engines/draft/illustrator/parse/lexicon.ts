/** Scripts without spaces or Latin letters: a few basic words each, put into English. */
const FOREIGN: readonly (readonly [RegExp, string])[] = [
  [/海|바다|море/giu, 'sea'],
  [/山|산|гор[аы]/giu, 'mountain'],
  [/夜|밤|ночь|ночью/giu, 'night'],
  [/雪|снег/giu, 'snow'],
  [/雨|дождь/giu, 'rain'],
  [/城市|都市|街|도시|город/giu, 'city'],
  [/森林|森|숲|лес/giu, 'forest'],
  [/猫|고양이|кошка|кот/giu, 'cat'],
  [/犬|狗|собака/giu, 'dog'],
  [/月|달|луна/giu, 'moon'],
  [/花|꽃|цветок/giu, 'flower'],
  [/家|집|дом/giu, 'house'],
  [/船|배|корабль/giu, 'ship'],
  [/車|车|машина/giu, 'car'],
  [/人|사람|человек/giu, 'person'],
  [/星|별|звезда/giu, 'star'],
  [/砂漠|沙漠|пустыня/giu, 'desert'],
  [/鳥|鸟|птица/giu, 'bird'],
  [/馬|马|лошадь/giu, 'horse'],
  [/魚|鱼|рыба/giu, 'fish'],
  [/本|书|книга/giu, 'book'],
  [/川|河|река/giu, 'river'],
  [/空|天空|небо/giu, 'sky'],
  [/夕日|日落|закат/giu, 'sunset'],
  [/日出|朝|рассвет/giu, 'sunrise'],
  [/宇宙|космос/giu, 'space'],
]

const foreign = (text: string): string =>
  /[^\p{Script=Latin}\p{Script=Common}]/u.test(text)
    ? FOREIGN.reduce((now, [script, word]) => now.replace(script, ` ${word} `), text)
    : text

/** Words that are often said without being meant as an image: they count only when nothing else is named. */
const WEAK = new Set(
  `he, she, friend, hero, character, leader, someone, figure, people, everyone, world, earth, global, story, tale, history, page, love, heart, health, healthy,
  kindness, gratitude, happiness, idea, inspiration, creativity, solution, secret, mystery, security, lock, data, digital, technology, online, internet, sound, audio, music, song,
  voice, news, signal, travel, trip, vacation, food, meal, dinner, lunch, sport, growth, report, strategy, profit, price, idea of, numbers, network, art, design, color, colour,
  success, goal, win, victory, message, mail, brief, knowledge, education, learning, science, process, machine, productivity, memory, thinking, habit, society, war, battle, law, milk,
  drink, crystal, screen, app, software, surprise, delivery, cell, biology, evolution, economy, film, movie, trend, direction, energy, emotion, mind, thought, shop, school, office, university, building, chapter,
  law, process, seed, plant, leaf, page, character, protagonist, narrator, model, player, patient, speaker, president, coach, guard, ring, tax, loot, lens, butter, chocolate, fruit,
  drama, vision, memories, thoughts, sail, wave, shore, range, valley, town, market, square, flight, flying, heaven, ice, frozen, town, journey, tunnel, dragon, light, fire, garden party, capital,
  gym, performance, band, party, celebration, wealth, rich, wax, voyage, shapes, concept, crater, ridge, plain, settlement, neighbourhood, neighborhood, suburb, imagination, company, business, team, game show, retro, gaming, studio, wireless, express, shuttle, launch, tower, sky, himmel, ciel, cielo, ceu, lucht, station`
    .split(',')
    .map((word) => wordsOf(word).join(' ')),
)

/** A list of words with what each means. */
export type Lexicon<Key extends string> = ReadonlyMap<string, readonly Key[]>

export interface Match<Key extends string> {
  key: Key
  /** First word and number of words. */
  at: number
  length: number
  text: string
}

const MAX_TERM_WORDS = 4

/** A prompt as plain words: small letters, no accents, no punctuation. */
export function wordsOf(text: string): string[] {
  return foreign(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[’']s\b/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

export function lexicon<Key extends string>(lists: Readonly<Record<Key, string>>): Lexicon<Key> {
  const map = new Map<string, Key[]>()
  for (const key of Object.keys(lists) as Key[])
    for (const phrase of lists[key].split(',')) {
      const text = wordsOf(phrase).join(' ')
      const known = map.get(text)
      if (!known) map.set(text, [key])
      else if (!known.includes(key)) known.push(key)
    }
  return map
}

/** Every phrase of the lexicon in the words, longest first at each place, none inside another. */
export function matches<Key extends string>(words: readonly string[], lists: Lexicon<Key>): Match<Key>[] {
  const found: Match<Key>[] = []
  for (let at = 0; at < words.length;) {
    const length = longestAt(words, at, lists, found)
    at += Math.max(1, length)
  }
  return found
}

function longestAt<Key extends string>(
  words: readonly string[],
  at: number,
  lists: Lexicon<Key>,
  found: Match<Key>[],
): number {
  for (let length = Math.min(MAX_TERM_WORDS, words.length - at); length > 0; length--) {
    const head = words.slice(at, at + length - 1)
    for (const last of forms(words[at + length - 1] ?? '')) {
      const text = [...head, last].join(' ')
      const keys = lists.get(text)
      if (!keys) continue
      for (const key of keys) found.push({ key, at, length, text })
      return length
    }
  }
  return 0
}

/** A word and what it may be the plural of. */
function forms(word: string): string[] {
  const all = [word]
  if (word.length > 3 && word.endsWith('s')) all.push(word.slice(0, -1))
  if (word.length > 4 && word.endsWith('es')) all.push(word.slice(0, -2))
  if (word.length > 4 && word.endsWith('ies')) all.push(`${word.slice(0, -3)}y`)
  if (word.length > 4 && word.endsWith('ves')) all.push(`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`)
  return all
}

export const isWeak = (text: string): boolean => WEAK.has(text)
