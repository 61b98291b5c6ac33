import { validationFailed } from '#server/platform/http/http-error.ts'

/**
 * Words that every list of leaked passwords begins with, in plain letters. A password is weak when it is one of them, or two
 * in a row, with any digits and signs around or in place of its letters ('P@ssw0rd!1', 'iloveyou2026').
 */
const COMMON_WORDS = new Set(
  `abc abcd access account admin administrator adobe alexander amanda andrea andrew angel angela anthony apple april arsenal asdf
  asdfgh asdfghjkl ashley august austin autumn azerty babygirl bailey banana barcelona baseball basketball batman beautiful blink
  blessed bonjour brandon brooklyn buster butterfly camaro changeme charlie cheese chelsea chicken chocolate computer cookie corvette
  daniel december default demo dolphin donald dragon eminem english facebook family february ferrari flower football forever freedom
  friday friends fuckyou gateway ginger google guest hallo hannah harley heather hello hockey hunter iloveu iloveyou internet january
  jasmine jennifer jessica jesus jordan joseph joshua july june justin killer kitty knight lakers letmein liverpool login london
  lovely loveme lucky maggie manager march marina martin master matrix matthew mercedes merlin michael michelle mickey minecraft
  monday monkey monster morgan mother mustang mypassword naruto nicole nothing november october orange pass passwd passphrase passwort
  password passw patrick peanut pepper philips phoenix pikachu please pokemon prince princess qazwsx qazwsxedc qwer qwert qwerty
  qwertyuiop qwertz rainbow ranger realmadrid robert root samantha samsung saturday secret september server shadow slipknot snoopy
  soccer sophie spiderman spring starwars storyloom student summer sunday sunflower sunshine superman superstar survivor tennis test
  tester testing thomas thunder thursday tigger trustno tuesday user vanessa victoria wednesday welcome whatever william windows
  winter yamaha yankees yellow zxcvbn zxcvbnm`.split(/\s+/),
)

/** Whole phrases that would otherwise count as long enough. */
const COMMON_PHRASES = new Set([
  'correcthorsebatterystaple',
  'thequickbrownfox',
  'opensesame',
  'adminadmin',
  'letmeinnow',
])

/** Keyboard runs: rows and columns of keyboards, digits, the alphabet. */
const RUNS = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujm',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'zaq1xsw2cde3vfr4bgt5nhy6',
  '147258369',
  '789456123',
  '741852963',
].flatMap((run) => [run, [...run].reverse().join('')])
/** The shortest part of a password that counts as a run, characters. */
const MIN_RUN_LENGTH = 3

const PLAIN: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

const lettersOf = (text: string) => text.replaceAll(/[^\p{L}]/gu, '')
/** Reverses letter substitutions: 'P@ssw0rd' is 'password'. */
const read = (text: string) => lettersOf([...text].map((sign) => PLAIN[sign] ?? sign).join(''))

const REASONS = {
  common: 'This password is too easy to guess. Choose another one',
  'own-address': 'Choose a password that isn’t your email',
}

/** Refuses a weak password for an account; `field` is its field in the call. */
export function refuseWeakPassword(field: string, password: string, email: string): void {
  const weakness = passwordWeakness(password, email)
  if (weakness) throw validationFailed({ [field]: [REASONS[weakness]] }, REASONS[weakness])
}

/** Why a password is refused; undefined when it is accepted. The contract limits the length. */
export function passwordWeakness(password: string, email: string): 'common' | 'own-address' | undefined {
  const text = password.normalize('NFKC').toLowerCase().trim()
  if (isOwnAddress(text, email.trim().toLowerCase())) return 'own-address'
  return isCommon(text) ? 'common' : undefined
}

/** The email, a text that contains it, or its name surrounded by digits and signs. */
function isOwnAddress(text: string, email: string): boolean {
  const [name = '', domain = ''] = email.split('@')
  const letters = lettersOf(text)
  const own = [email, name, name + domain, name + (domain.split('.')[0] ?? '')].map(lettersOf)
  return text.includes(email) || text === name || (letters !== '' && own.includes(letters))
}

function isCommon(text: string): boolean {
  return (
    isRepetition(text) || isOfRuns(text) || [lettersOf(text), read(text), read(withoutEnds(text))].some(isCommonWord)
  )
}

/** Without the digits and signs that users put before and after a word. */
function withoutEnds(text: string): string {
  return text.replace(/^[^\p{L}]+/u, '').replace(/[^\p{L}]+$/u, '')
}

function isCommonWord(word: string): boolean {
  if (COMMON_WORDS.has(word) || COMMON_PHRASES.has(word)) return true
  for (let at = MIN_RUN_LENGTH; at <= word.length - MIN_RUN_LENGTH; at++)
    if (COMMON_WORDS.has(word.slice(0, at)) && COMMON_WORDS.has(word.slice(at))) return true
  return false
}

/** 'aaaaaaaa', '12121212', 'abcabcabc'. */
function isRepetition(text: string): boolean {
  return /^(.{1,4}?)\1+.?$/su.test(text) || new Set(text).size <= 2
}

/** Only runs, or the same sign repeated: '12345678', 'qwerty123', 'abcd1234', 'asdf1111'. */
function isOfRuns(text: string): boolean {
  let at = 0
  while (at < text.length) {
    const length = runLength(text.slice(at))
    if (length < MIN_RUN_LENGTH) return false
    at += length
  }
  return true
}

/** How many characters from the start form one run. */
function runLength(text: string): number {
  const same = /^(.)\1*/su.exec(text)?.[0].length ?? 0
  let longest = same
  for (const run of RUNS) {
    let length = 0
    while (length < text.length && run.includes(text.slice(0, length + 1))) length++
    longest = Math.max(longest, length)
  }
  return longest
}
