/** Something that providers of images publish that they refuse. */
interface RefusalRule {
  /** In words for people. */
  reason: string
  pattern: RegExp
  /** A replacement that shows nearly the same. */
  instead: string
}

/** From the providers' published rules. Only a forecast: the providers refuse the rest, at no cost. */
const RULES: readonly RefusalRule[] = [
  {
    reason: 'Providers refuse graphic violence and injury',
    pattern: /\b(?:bloody|bloodied|blood|gory|gore|mutilat\w+|severed|decapitat\w+|corpses?|dead bod(?:y|ies))\b/iu,
    instead: 'shadow',
  },
  {
    reason: 'Providers refuse nudity and sexual content',
    pattern: /\b(?:nude|naked|topless|undressed|erotic\w*|sexual\w*|lingerie)\b/iu,
    instead: 'dressed',
  },
  {
    reason: 'Providers refuse self-harm',
    pattern:
      /\b(?:suicid\w+|hang(?:s|ed|ing)? (?:him|her|them)sel(?:f|ves)|cut(?:s|ting)? (?:his|her|their) wrists?)\b/iu,
    instead: 'alone',
  },
  {
    reason: 'Providers refuse hateful symbols',
    pattern: /\b(?:swastikas?|nazi (?:flag|salute)s?|ku klux klan)\b/iu,
    instead: 'banner',
  },
  {
    reason: 'Providers refuse images in the style of a living artist',
    pattern: /\bin the style of (?:Hayao Miyazaki|Studio Ghibli|Banksy|Damien Hirst|David Hockney|Yayoi Kusama)\b/iu,
    instead: 'in a painterly style',
  },
]

export const brokenRule = (sentence: string): RefusalRule | undefined =>
  RULES.find(({ pattern }) => pattern.test(sentence))

/** The sentence with other words where it breaks a rule; the same where it breaks none. */
export function soften(sentence: string): string {
  return RULES.reduce((text, { pattern, instead }) => text.replace(new RegExp(pattern, 'giu'), instead), sentence)
}
