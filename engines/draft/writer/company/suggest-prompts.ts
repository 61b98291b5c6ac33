import type { CompanyInfo } from '#engines/ports.ts'
import { companyPhrases } from './company-phrases.ts'

/** Prompts to begin with for a company, the nearest to it first. */
export function suggestPrompts(company: CompanyInfo): string[] {
  const { says, name, offer, customers } = companyPhrases(company)
  const who = name ?? 'our company'
  return [
    says && `Introduce ${who} in thirty seconds: ${name ? says : lowerFirst(says)}`,
    offer && customers && `How ${offer} make the day of ${customers} easier`,
    customers && `Three mistakes ${customers} make, and how to avoid them`,
    offer && `What to know before you choose ${offer}`,
    customers && `A day in the life of ${customers}`,
    says && `The story behind ${who}`,
    customers && `Five questions ${customers} ask${offer ? ` about ${offer}` : ''}`,
  ]
    .filter((prompt) => prompt !== undefined)
    .slice(0, 6)
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
