import type { Currency } from './plans.ts'

/** ISO 3166-1 alpha-2, every country and territory. */
const CODES = [
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD',
  'CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF',
  'GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN',
  'KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA',
  'NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI',
  'SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI',
  'VN VU WF WS YE YT ZA ZM ZW',
]

const KNOWN: ReadonlySet<string> = new Set(CODES.flatMap((line) => line.split(' ')))

const EURO: ReadonlySet<string> = new Set(
  'AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM TF VA XK YT'.split(
    ' ',
  ),
)
const POUND: ReadonlySet<string> = new Set(['GB', 'GG', 'IM', 'JE'])

export interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string
  /** In English. */
  name: string
  /** The currency; US dollars where none of the others is used. */
  currency: Currency
}

export function isCountry(code: string): boolean {
  return KNOWN.has(code)
}

/** The currency people of a country pay in; US dollars while the country is unknown. */
export function currencyOf(code: string | null): Currency {
  if (code === null) return 'USD'
  if (EURO.has(code)) return 'EUR'
  if (POUND.has(code)) return 'GBP'
  return code === 'IN' ? 'INR' : 'USD'
}

/** All of them, sorted by name. */
export function listCountries(): Country[] {
  const names = new Intl.DisplayNames(['en'], { type: 'region' })
  return [...KNOWN]
    .map((code) => ({ code, name: names.of(code) ?? code, currency: currencyOf(code) }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
}
