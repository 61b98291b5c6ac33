/** A word of a sentence without the punctuation around it, and its neighbours. */
export interface Token {
  core: string
  /** Whether a full stop follows directly. */
  hasDot: boolean
  /** The cores beside it, '' at the ends of the sentence. */
  before: string
  after: string
  /** The core before `before`. */
  earlier: string
  /** Whether the sentence is in capitals, which then mean nothing. */
  isShouted: boolean
}

const AMOUNT = String.raw`(?:\d[\d,]*(?:\.\d+)?|\.\d+)`
const SCALE = 'k|K|m|M|mn|bn|b|B|tn|T'
const CURRENCIES: Readonly<Record<string, readonly [one: string, many: string]>> = {
  '€': ['euro', 'euros'],
  '£': ['pound', 'pounds'],
  '¥': ['yen', 'yen'],
  '₹': ['rupee', 'rupees'],
  $: ['dollar', 'dollars'],
}
const SCALES: Readonly<Record<string, string>> = {
  k: 'thousand',
  m: 'million',
  mn: 'million',
  bn: 'billion',
  b: 'billion',
  tn: 'trillion',
  t: 'trillion',
}
const SCALE_WORD = /^(?:hundred|thousand|million|billion|trillion)$/u
const SCALE_AFTER_MONEY = /^(?:thousand|million|billion|trillion|m|mn|bn|tn)$/u

/** Read after a number; '(s)' is the plural's. */
const UNITS: Readonly<Record<string, string>> = {
  km: 'kilometer(s)',
  m: 'meter(s)',
  cm: 'centimeter(s)',
  mm: 'millimeter(s)',
  mi: 'mile(s)',
  ft: 'feet',
  yd: 'yard(s)',
  kg: 'kilogram(s)',
  g: 'gram(s)',
  mg: 'milligram(s)',
  lb: 'pound(s)',
  lbs: 'pound(s)',
  oz: 'ounce(s)',
  tsp: 'teaspoon(s)',
  tbsp: 'tablespoon(s)',
  l: 'liter(s)',
  L: 'liter(s)',
  ml: 'milliliter(s)',
  mL: 'milliliter(s)',
  cl: 'centiliter(s)',
  ha: 'hectare(s)',
  kB: 'kilobyte(s)',
  KB: 'kilobyte(s)',
  MB: 'megabyte(s)',
  GB: 'gigabyte(s)',
  TB: 'terabyte(s)',
  W: 'watt(s)',
  kW: 'kilowatt(s)',
  MW: 'megawatt(s)',
  GW: 'gigawatt(s)',
  kWh: 'kilowatt hour(s)',
  MWh: 'megawatt hour(s)',
  GWh: 'gigawatt hour(s)',
  V: 'volt(s)',
  Hz: 'hertz',
  kHz: 'kilohertz',
  MHz: 'megahertz',
  GHz: 'gigahertz',
  dB: 'decibel(s)',
  kcal: 'kilocalorie(s)',
  mph: 'mile(s) per hour',
  kph: 'kilometer(s) per hour',
  fps: 'frame(s) per second',
  ms: 'millisecond(s)',
  s: 'second(s)',
  sec: 'second(s)',
  secs: 'second(s)',
  min: 'minute(s)',
  mins: 'minute(s)',
  h: 'hour(s)',
  hr: 'hour(s)',
  hrs: 'hour(s)',
  '°C': 'degree(s) Celsius',
  '°F': 'degree(s) Fahrenheit',
  '°': 'degree(s)',
}
/** Read as units without a number before them, too. */
const CLEAR_UNIT = /^(?:k[mgW]|kWh|mph|[^/]+\/(?:h|s|min)|[ckm]?m[²³])$/u

const MONTHS = 'January February March April May June July August September October November December'.split(' ')
const DAYS = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ')
const FRACTIONS: Readonly<Record<number, string>> = { 2: 'half', 3: 'third', 4: 'quarter', 6: 'sixth', 8: 'eighth' }
const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

const MONEY = new RegExp(`^(?:US|A|C)?([€£¥₹$])(${AMOUNT})(?:[–-](${AMOUNT}))?(${SCALE})?(?:/(\\p{L}+))?$`, 'u')
const MONEY_AFTER = new RegExp(`^(${AMOUNT})(?:[–-](${AMOUNT}))?(${SCALE})?([€£¥₹$])(?:/(\\p{L}+))?$`, 'u')
const MEASURE = new RegExp(`^(${AMOUNT})([^\\d,.\\s]{1,6})$`, 'u')
const MONEY_CODES: Readonly<Record<string, string>> = { EUR: 'euros', USD: 'dollars', GBP: 'pounds' }

/** How a number, or a word that belongs to one, is read where the voice reads it wrongly; undefined for any other word. */
export function spokenNumber(token: Token): string | undefined {
  return (/\d/u.test(token.core) ? withDigits(token) : undefined) ?? besideNumber(token)
}

function withDigits(token: Token): string | undefined {
  const { core } = token
  if (/^\d+$/u.test(core)) return dayOfMonth(token) ?? year(core) ?? core
  const sign = /^[-–−+](?=[\d€£¥₹$.])/u.exec(core)?.[0]
  if (sign) {
    const rest = core.slice(1)
    return `${sign === '+' ? 'plus' : 'minus'} ${withDigits({ ...token, core: rest }) ?? rest}`
  }
  return (
    money(token) ?? date(core) ?? dayOfMonth(token) ?? clock(token) ?? range(token) ?? fraction(core) ?? measure(core)
  )
}

/** Units, powers of ten and months apart from their number. */
function besideNumber({ core, before, after }: Token): string | undefined {
  const isAfterNumber = /[\d½¼¾]$/u.test(before)
  if (isAfterNumber && SCALE_AFTER_MONEY.test(core)) {
    const currency = CURRENCIES[/^-?(?:US|A|C)?([€£¥₹$])/u.exec(before)?.[1] ?? '']
    if (currency) return `${SCALES[core] ?? core} ${currency[1]}`
  }
  if (isAfterNumber && MONEY_CODES[core]) return MONEY_CODES[core]
  const unit = isAfterNumber || CLEAR_UNIT.test(core) ? unitName(core, /^(?:1|1\/\d+|[½¼¾])$/u.test(before)) : undefined
  if (unit !== undefined) return unit
  if (isAfterNumber && core === '%') return 'percent'
  if (isAfterNumber && /^[ap]\.?m$/iu.test(core)) return hourMark(core)
  const isDate = /^\d{1,4}(?:st|nd|rd|th)?$/u.test(before) || /^\d{1,4}(?:st|nd|rd|th)?$/u.test(after)
  return (isDate ? fullName(core, MONTHS) : undefined) ?? nameRange(core)
}

function money({ core, after }: Token): string | undefined {
  const found = MONEY.exec(core)
  const behind = found ? null : MONEY_AFTER.exec(core)
  const [, symbol = '', from = '', to, scale, per] = found ?? [0, 4, 1, 2, 3, 5].map((group) => behind?.[group])
  const currency = CURRENCIES[symbol]
  if (!currency) return undefined
  const amount = to === undefined ? from : `${from} to ${to}`
  if (SCALE_AFTER_MONEY.test(after) && !scale && !per) return amount
  const price = scale
    ? `${amount} ${SCALES[scale.toLowerCase()] ?? ''} ${currency[1]}`
    : to !== undefined
      ? `${amount} ${currency[1]}`
      : exactPrice(from, symbol, currency)
  return per === undefined ? price : `${price} per ${unitName(per, true) ?? per}`
}

function exactPrice(amount: string, symbol: string, [one, many]: readonly [string, string]): string {
  const [whole = '', cents] = amount.split('.')
  const name = whole === '1' ? one : many
  if (cents?.length !== 2) return cents === undefined ? `${whole} ${name}` : `${amount} ${many}`
  if (cents === '00') return `${whole} ${name}`
  const small = `${Number(cents)} ${symbol === '£' ? 'pence' : 'cents'}`
  return Number(whole) === 0 ? small : `${whole} ${name} ${symbol === '€' || symbol === '$' ? 'and ' : ''}${small}`
}

function date(core: string): string | undefined {
  const iso = /^(\d{4})-(\d\d)-(\d\d)$/u.exec(core)
  const month = iso && MONTHS[Number(iso[2]) - 1]
  if (month) return `${month} ${ordinal(Number(iso[3]))} ${iso[1] ?? ''}`
  const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/u.exec(core)
  // Day and month are in either order.
  if (slashed)
    return slashed
      .slice(1)
      .map((part) => year(part) ?? smallNumber(Number(part)))
      .join(' ')
  const season = /^(\d{4})\/(\d\d)$/u.exec(core)
  if (season) return `${year(season[1] ?? '') ?? season[1] ?? ''} ${smallNumber(Number(season[2]))}`
  return undefined
}

function dayOfMonth({ core, before, after }: Token): string | undefined {
  if (!/^\p{Lu}/u.test(before) && !/^\p{Lu}/u.test(after)) return undefined
  const days = /^(\d{1,2})(?:[–-](\d{1,2}))?$/u.exec(core)
  if (!days || [days[1], days[2] ?? 1].some((day) => Number(day) < 1 || Number(day) > 31)) return undefined
  const [first, last] = days.slice(1).map((day) => (day ? ordinal(Number(day)) : ''))
  if (fullName(after, MONTHS))
    return `${/^the$/iu.test(before) ? '' : 'the '}${first ?? ''}${last ? ` to the ${last}` : ''} of`
  if (!fullName(before, MONTHS)) return undefined
  return `${first ?? ''}${last ? ` to ${last}` : ''}`
}

function clock({ core, after }: Token): string | undefined {
  const time = /^(\d{1,2})[:](\d{2})\s?([ap]\.?m)?$/iu.exec(core)
  if (time) {
    const hour = Number(time[1])
    if (hour > 24 || Number(time[2]) > 59) return undefined
    const mark = time[3] ? ` ${hourMark(time[3])}` : ''
    if (time[2] !== '00') return `${hour}:${time[2] ?? ''}${mark}`
    if (mark || /^[ap]\.?m$/iu.test(after)) return `${hour}${mark}`
    if (hour === 0 || hour === 24) return 'midnight'
    return hour > 12 ? `${hour} hundred` : `${hour} o'clock`
  }
  const bare = /^(\d{1,2})([ap]\.?m)$/iu.exec(core)
  if (bare) return `${bare[1] ?? ''} ${hourMark(bare[2] ?? '')}`
  const ratio = /^(\d{1,3}):(\d)$/u.exec(core)
  return ratio ? `${ratio[1] ?? ''} to ${ratio[2] ?? ''}` : undefined
}

const hourMark = (mark: string) => (/^a/iu.test(mark) ? 'A M' : 'P M')

/** 8–10, 2019–2021, 9:30–18:00 and 10-12% as 'from to'. */
function range(token: Token): string | undefined {
  const parts = token.core.split(/[–—-]/u)
  const [from = '', to = ''] = parts
  if (parts.length !== 2 || !/^[€£¥₹$]?[\d,.:]+(?:%|k|m|bn|[ap]m)?$/iu.test(from) || !/^[€£¥₹$]?\d/u.test(to))
    return undefined
  const say = (core: string) => withDigits({ ...token, core, before: '', after: token.after }) ?? core
  return `${say(from)} to ${say(to)}`
}

function fraction(core: string): string | undefined {
  const found = /^(\d{1,2})\/(\d{1,2})$/u.exec(core)
  if (!found) return undefined
  const [over, under] = [Number(found[1]), Number(found[2])]
  const name = FRACTIONS[under]
  if (name && over > 0 && over < under) return `${over} ${name}${over > 1 ? 's' : ''}`
  if (over > 0 && over <= under && (under === 5 || under === 10)) return `${over} out of ${under}`
  return over === 24 && under === 7 ? 'twenty four seven' : `${smallNumber(over)} ${smallNumber(under)}`
}

/** 0 to 99 in words: the voice reads figures beside each other as one number, and some years as quantities. */
function smallNumber(value: number): string {
  if (value < 20) return SMALL[value] ?? ''
  return `${TENS[Math.floor(value / 10) - 2] ?? ''}${value % 10 > 0 ? ` ${smallNumber(value % 10)}` : ''}`
}

/** Four figures from 1010 to 2099 as those of a year; undefined for any other text. */
function year(figures: string): string | undefined {
  const value = Number(figures)
  if (!/^\d{4}$/u.test(figures) || value < 1010 || value > 2099) return undefined
  const [century, rest] = [Math.floor(value / 100), value % 100]
  if (century === 20 && rest < 10) return `two thousand${rest > 0 ? ` ${smallNumber(rest)}` : ''}`
  if (rest === 0) return `${smallNumber(century)} hundred`
  return `${smallNumber(century)} ${rest < 10 ? 'oh ' : ''}${smallNumber(rest)}`
}

function measure(core: string): string | undefined {
  const sized = /^(\d+)[x×](\d+)$/u.exec(core)
  if (sized)
    return sized
      .slice(1)
      .map((size) => year(size) ?? size)
      .join(' by ')
  const found = MEASURE.exec(core)
  if (!found) return undefined
  const [, amount = '', suffix = ''] = found
  if (suffix === 'x' || suffix === '×') return `${amount} times`
  if (/^(?:k|M|mn|bn|B|tn)$/u.test(suffix)) return `${amount} ${SCALES[suffix.toLowerCase()] ?? ''}`
  // 1990s are years, and 10s are tens.
  const unit = suffix === 's' ? undefined : unitName(suffix, amount === '1')
  return unit === undefined ? undefined : `${amount} ${unit}`
}

function unitName(unit: string, isOne: boolean): string | undefined {
  const power = /^([ckm]?m|ft|mi)([²³23])$/u.exec(unit)
  if (power) {
    const length = unitName(power[1] ?? '', isOne)
    return length && `${power[2] === '2' || power[2] === '²' ? 'square' : 'cubic'} ${length}`
  }
  const [base = '', per] = unit.split('/')
  const name = Object.hasOwn(UNITS, base) ? UNITS[base]?.replace('(s)', isOne ? '' : 's') : undefined
  if (per === undefined || name === undefined) return name
  const divisor = per === '' || per.includes('/') ? undefined : unitName(per, true)
  return divisor && `${name} per ${divisor}`
}

/** The full name of a month or day, or of its abbreviation. */
function fullName(text: string, names: readonly string[]): string | undefined {
  if (!/^\p{Lu}\p{Ll}{2,8}$/u.test(text)) return undefined
  return names.find((name) => name === text || (name.startsWith(text) && text.length <= 4))
}

/** Mon–Fri and Jan–March; an en dash between other names is read as nothing. */
function nameRange(core: string): string | undefined {
  const [from = '', to = '', more] = core.split(/[–-]/u)
  if (to === '' || more !== undefined) return undefined
  for (const names of [DAYS, MONTHS]) {
    const [first, last] = [fullName(from, names), fullName(to, names)]
    if (first && last) return `${first} to ${last}`
  }
  return undefined
}

/** 3rd, for example: the voice reads it as a word. */
export function ordinal(value: number): string {
  const suffix = ['th', 'st', 'nd', 'rd'][value % 10] ?? 'th'
  return `${value}${value % 100 >= 11 && value % 100 <= 13 ? 'th' : suffix}`
}

/** Whether a word is a number that 'No.' may stand before. */
export const isNumber = (text: string): boolean => /^\d/u.test(text) || SCALE_WORD.test(text)
