import { isFunctionWord } from './words/closed.ts'

/** Small words of other languages written in Latin letters that English does not have. */
const FOREIGN: ReadonlySet<string> = new Set(
  `der die das und ist ein eine einen einem nicht mit von für auf dem den wie wird sich über zum zur ich wir ihr sie
  le la les des du une est dans qui que pour sur avec pas au aux ce cette son sa ses il elle nous vous et ou où
  el los las un una de del y en es por con para como su se lo al más pero sus ella yo
  il lo gli uno della delle di che è per non sono come nel nella dei
  o os um uma do da dos das em não com por mais seu sua ao
  het een van en niet voor met zijn aan ook maar naar hoe
  och att det som på är av med för den ett i jag inte
  og er ikke til af jeg på
  ja on ei se että mutta
  i w nie na się z do że jest jak
  a je v ne se že na ve bir bu için ile çok ama`
    .trim()
    .split(/\s+/u),
)
const ALSO_ENGLISH: ReadonlySet<string> = new Set(
  'a i do on is as an in so no me he we be to of am at it die den het son per also met come lo se la un con bed'.split(
    ' ',
  ),
)

/** Whether a text can be treated as English: by its letters, its small words, and in doubt by the language chosen. */
export function isEnglishText(text: string, language: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (latin < letters * 0.7) return false
  const words = text.toLowerCase().match(/[\p{L}'’]+/gu) ?? []
  const english = words.filter((word) => isFunctionWord(word) && (!FOREIGN.has(word) || ALSO_ENGLISH.has(word))).length
  const foreign = words.filter((word) => FOREIGN.has(word) && !ALSO_ENGLISH.has(word)).length
  const accented = words.filter((word) => /[äöüßñçãõœøåąćęłńśźżğışőűčřžýůě]|[àâèéêëîïôùû]\p{L}*$/u.test(word)).length
  if (/^en\b/iu.test(language))
    return english >= foreign && !(english === 0 && accented > 0 && accented * 3 > words.length)
  // Another language was chosen: only clearly English words speak against it.
  return english > foreign + accented && english * 5 >= words.length
}
