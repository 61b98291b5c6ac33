import { scriptsToEnglish } from './scripts-to-english.ts'

const PLAIN = /^[a-z\d ]*$/

/** Words that are often said without being meant as an image: they count only when nothing else is named. */
const WEAK = new Set(
  `he, she, friend, hero, character, leader, someone, figure, people, everyone, world, earth, global, story, tale, history, love, heart, health, healthy,
  kindness, gratitude, happiness, idea, inspiration, creativity, solution, secret, mystery, security, data, digital, technology, online, internet, sound, audio, music, song,
  voice, news, signal, travel, trip, vacation, food, meal, dinner, lunch, sport, growth, report, strategy, profit, price, idea of, numbers, network, art, design, color, colour,
  success, goal, win, victory, message, mail, brief, knowledge, education, learning, science, process, productivity, memory, thinking, habit, society, war, battle, law, 
  surprise, biology, evolution, economy, film, movie, trend, direction, energy, emotion, mind, thought, chapter,
  law, process, character, protagonist, narrator, model, player, patient, speaker, president, guard, tax, loot, 
  drama, vision, memories, thoughts, sail, wave, shore, range, valley, town, square, flight, flying, heaven, ice, frozen, town, journey, tunnel, dragon, light, fire, garden party, capital,
  performance, band, party, celebration, wealth, rich, wax, voyage, shapes, concept, crater, ridge, plain, settlement, neighbourhood, neighborhood, suburb, imagination, company, business, team, game show, retro, gaming, studio, wireless, express, shuttle, launch, tower, sky, himmel, ciel, cielo, ceu, lucht, station`
    .split(',')
    .map((word) => wordsOf(word).join(' ')),
)

/** Words of the kind of text or image, and of when: they count last of all. */
const FAINT = new Set(
  `tip, tips, guide, list, lists, way, week, weekly plan, month, year, date, dates, event, events, monday, tuesday, wednesday, thursday, friday, saturday, sunday, weekend,
  quarter, figures, story, stories, tale, tales, history, chapter, picture, pictures, photo, photos, photograph, image, images, film, films, movie, movies, video, videos, scene of a film,
  documentary, animation, painting, drawing, poster, portrait painting, design, concept, art, frame, news, text, article, test, tests, done, yes, account, answer, answers, talk, talks, feature list,
  time, clean, support, service, services, set, value, values, system, systems, process, aim, focus, world, earth, international, percent, percentage, color, colour, colors, colours, quality, best,
  plan, plans, question, questions, problem, problems, challenge, challenges, review, reviews, seconds, lens, watercolor, watercolour, sketch, canvas, palette, illustration, people, he, she, they, someone, everyone`
    .split(',')
    .map((word) => wordsOf(word).join(' ')),
)

const ABSTRACT = new Set(
  `sleep, sleeping, save money, energy, customer, customers, consumer, consumers, buyer, buyers, sale, deal, deals, offer, promotion, order, orders, purchase, job, jobs, career, careers, work, profession,
  cost, costs, price, prices, fee, fees, tax, taxes, expense, expenses, budget, finance, finances, financial, invest, investment, investor, investors, profit, revenue, income, salary, wealth, debt, loan, insurance,
  growth, progress, increase, improvement, improve, trend, trends, decline, decrease, loss, losses, performance growth, results, result, data, statistics, quarterly report, annual report,
  security, privacy, protection, safety, defence, defense, guarantee, risk, danger, dangers, threat, luck, chance, environment, sustainability, climate, climate change, global warming, language, languages,
  learning, learn, study, studies, studying, education, lesson, course, training, knowledge, reading, read, thinking, thought, thoughts, mind, intelligence, psychology, stress, anxiety, mindset, emotion, emotions,
  concentration, love, health, healthy, wellness, care, passion, happiness, kindness, gratitude, thank you, thanks, thank, friendship, empathy, idea, ideas, solution, solutions, innovation, inspiration, hint,
  communication, conversation, conversations, feedback, advice, opinion, opinions, comment, comments, discussion, discussions, debate, message, messages, trust, trade, cooperation, partnership, collaboration,
  travel, trip, trips, vacation, holiday, holidays, tourism, tourist, tourists, getaway, sport, sports, exercise, exercises, strength, fitness, speed, run, running, beauty, fashion, luxury, fun, magic, trick, tricks,
  success, victory, winner, winners, achievement, achievements, competition, goal, goals, target, targets, mission, strategy, marketing, advertising, campaign, publicity, law, justice, rights, rule, rules, policy, balance,
  business, company, companies, enterprise, firm, agency, organization, home, homes, property, rent, economy, internet, online, electricity, music, noise, sound, water, nutrition, diet, meal, meals, dinner, lunch,
  breathe, breath, breathing, stretch, meditation, smoking, crime, emergency, construction, transport, traffic jam, shopping, fire, like, subscription, payment, payments, membership, location, destination, address,
  search, searching, research, science, discovery, repair, repairs, maintenance, cleaning, recycling, charity, donation, donations, surprise, celebration, celebrate, celebrations, party, anniversary, time, deadline, patience,
  habit, habits, routine, task, tasks, productivity, mistake, mistakes, recipe, recipes, instruction, instructions, hiring, employment, hike, hiking, swimming pool, user, users, startup, start up, technology, software, dust, laundry, nature protection, fever, sun, moon, moonlight, cloud, clouds, rain, rains, rainfall, snow, snowfall, storm, thunderstorm, lightning, thunder, wind, breeze, rainbow, comet, meteor, asteroid, wave, waves, tornado, star,
  stars, foam, planet, planets, sunshine, the sun, wall, walls, wings, wing, spark, sparks, gardening, building, buildings, branch, finger, fingers, zoo, product, products`
    .split(',')
    .map((word) => wordsOf(word).join(' ')),
)

const ENGLISH = new Set(
  'the a an of and to with your our for on at by from this that you we it are was is in how why'.split(' '),
)
/** Small words of German, French, Spanish, Italian, Portuguese and Dutch that English has not. */
const NOT_ENGLISH = new Set(
  `der die das und ein eine einen einem dem den mit ist nicht wir auf im zum zur von bei wie fur sich auch ich sie le la les des et un une est dans avec
  pour sur que qui nous vous du au aux ce son el los las y con por para del es su lo se al il gli di che per nel nella della una sono os uma em do da
  na no com nao het een van voor met op te zijn`
    .split(/\s+/)
    .filter(Boolean),
)

/** Whether words that English shares with other languages are meant in English: a German 'Hut' is a hat. */
export function isEnglish(words: readonly string[]): boolean {
  const count = (list: ReadonlySet<string>): number => words.filter((word) => list.has(word)).length
  return count(NOT_ENGLISH) <= count(ENGLISH)
}

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
  // Nearly all of the word lists: reading them must not delay the first image.
  if (PLAIN.test(text)) return text.split(' ').filter(Boolean)
  return scriptsToEnglish(text)
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

export const isWeak = (text: string): boolean => WEAK.has(text) || ABSTRACT.has(text) || FAINT.has(text)

export const isFaint = (text: string): boolean => FAINT.has(text)
