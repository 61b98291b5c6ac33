/** The commonest ways to ask for a video in German, French and Spanish; whatever else a prompt says is spoken. */
interface Directions {
  /** 'Mach ein Video über': what follows is the topic. */
  request: RegExp
  /** 'Am Ende: …': what follows is the last thing said, where it is quoted or stands after a colon. */
  ending: RegExp
  /** Sentences about the video, with the English words that say the same. */
  about: readonly (readonly [RegExp, string])[]
}

const LENGTH_UNIT = '(?:s|sekunden?|minuten?|secondes?|segundos?|minutes?|minutos?)'

const DIRECTIONS: Readonly<Record<string, Directions>> = {
  de: {
    request:
      /^(?:bitte )?(?:(?:erstelle?|mache?|schreibe?|produziere|erzähle?)(?:n sie)?|(?:ich|wir) (?:brauchen?|möchten?|wollen|will))(?: (?:bitte|mir|uns))* (?:ein|eine|einen) (?:[\p{L}\d-]+,? ){0,3}?(?:[\p{L}\d-]*(?:video|film|clip|spot|werbung))(?: von \d+ sekunden)?(?:\s+(?:über|für|zu|zum|zur|von)\s+|\s*:\s*)/iu,
    ending:
      /^(?:am ende|zum schluss|ende|schließe|schluss)(?: (?:soll|sagt?|steht|mit|der text|die worte|kommt))*\s*(?::\s*|(?=Q\uE000))/iu,
    about: [
      [/^(?:ohne|keine|bitte keine|bitte ohne) musik[.!]?$/iu, 'no music'],
      [/^(?:ruhiger|ruhig|leiser) ?(?:ton)?[.!]?$/iu, 'calm tone'],
      [/^(?:ernster|ernst|seriöser) ?(?:ton)?[.!]?$/iu, 'serious tone'],
      [/^(?:lustiger|lustig|witziger|fröhlicher) ?(?:ton)?[.!]?$/iu, 'funny tone'],
      [/^(?:warmer|freundlicher|herzlicher) ton[.!]?$/iu, 'warm tone'],
    ],
  },
  fr: {
    request:
      /^(?:(?:fai(?:s|tes)|cré(?:e|ez|er)|réalise[rz]?|écri(?:s|vez)|produi(?:s|sez))(?:[- ](?:moi|nous))?|(?:je veux|je voudrais|nous voulons|il (?:me|nous) faut)|j['’]aimerais) (?:un|une) (?:[\p{L}\d-]+ ){0,2}?(?:vidéo|film|clip|spot|pub|publicité|annonce)(?: [\p{L}-]+)?(?: d(?:e |['’]environ )\d+ (?:secondes|minutes?))?(?:\s+(?:sur|pour|à propos de)\s+|\s*:\s*)/iu,
    ending:
      /^(?:à la fin|pour finir|termine[rz]?|fini(?:s|r|ssez)|fin)(?: (?:par|avec|sur|dis|dites|les mots))*\s*(?::\s*|(?=Q\uE000))/iu,
    about: [
      [/^(?:sans|pas de) musique[.!]?$/iu, 'no music'],
      [/^ton (?:calme|doux|posé)[.!]?$/iu, 'calm tone'],
      [/^ton (?:sérieux|grave)[.!]?$/iu, 'serious tone'],
      [/^ton (?:drôle|amusant|léger|joyeux)[.!]?$/iu, 'funny tone'],
      [/^ton (?:chaleureux|amical)[.!]?$/iu, 'warm tone'],
    ],
  },
  es: {
    request:
      /^(?:por favor,? )?(?:(?:haz|crea|haga|cree|escribe|produce)(?:me|nos)?|hazme|quiero|queremos|necesito|necesitamos|me gustaría) (?:un|una) (?:[\p{L}\d-]+ ){0,2}?(?:v[ií]deo|película|clip|anuncio|corto)(?: [\p{L}-]+)?(?: de \d+ (?:segundos|minutos?))?(?:\s+(?:sobre|para|acerca de)\s+|\s*:\s*)/iu,
    ending:
      /^(?:al final|para terminar|termina|acaba|final)(?: (?:con|diciendo|di|las palabras))*\s*(?::\s*|(?=Q\uE000))/iu,
    about: [
      [/^(?:sin|nada de) música[.!]?$/iu, 'no music'],
      [/^tono (?:tranquilo|sereno|calmado)[.!]?$/iu, 'calm tone'],
      [/^tono serio[.!]?$/iu, 'serious tone'],
      [/^tono (?:divertido|gracioso|alegre)[.!]?$/iu, 'funny tone'],
      [/^tono (?:cálido|cercano|amable)[.!]?$/iu, 'warm tone'],
    ],
  },
}

/** A text in a language that was not chosen. */
const UNKNOWN = 'und'
/** '30 Sekunden.': a length that stands alone. */
const LENGTH = new RegExp(`^(?:etwa |ca\\.? |rund |environ |unos )?\\d{1,4} ?${LENGTH_UNIT}(?: lang)?[.!]?$`, 'iu')

/** What a prompt in another language asks for without saying it. */
export type ReadDirection = { role: 'TOPIC' | 'ENDING'; text: string } | { role: 'ABOUT'; text: string }

/** A sentence that says how the video is to be; undefined for one that is to be said. */
export function readDirectionIn(language: string, sentence: string): ReadDirection | undefined {
  const text = sentence.trim()
  if (LENGTH.test(text)) return { role: 'ABOUT', text }
  const known = DIRECTIONS[language.slice(0, 2).toLowerCase()]
  const candidates = known ? [known] : language === UNKNOWN ? Object.values(DIRECTIONS) : []
  for (const { about, request, ending } of candidates) {
    const [, inEnglish] = about.find(([words]) => words.test(text)) ?? []
    if (inEnglish !== undefined) return { role: 'ABOUT', text: inEnglish }
    for (const [role, words] of [['TOPIC', request] as const, ['ENDING', ending] as const]) {
      const found = words.exec(text)
      const rest = text.slice(found?.[0].length)
      if (found && /[\p{L}\p{N}]/u.test(rest)) return { role, text: rest }
    }
  }
  return undefined
}
