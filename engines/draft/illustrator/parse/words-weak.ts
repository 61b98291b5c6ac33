import { wordsOf } from './lexicon.ts'

/** Words that are often said without being meant as a picture: they count only when nothing else is named. */
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

export const isWeak = (text: string): boolean => WEAK.has(text)
