import { readAction } from './action.ts'
import { tokenise, type Token } from './tokens.ts'

/** A prompt that begins with a pronoun. */
export interface Personal {
  /** With the pronoun replaced by somebody, for stories: 'a woman wakes up …'. */
  tokens: Token[]
  /** For what 'I', 'we' and 'you' do, as something anyone may do: 'lose your job'. */
  task: string | undefined
}

const SOMEBODY: Readonly<Record<string, string>> = {
  he: 'a man',
  she: 'a woman',
  they: 'two people',
  someone: 'a person',
  somebody: 'a person',
}
const YOURS: Readonly<Record<string, string>> = {
  my: 'your',
  our: 'your',
  mine: 'yours',
  me: 'you',
  us: 'you',
  myself: 'yourself',
  ourselves: 'yourself',
  i: 'you',
  we: 'you',
}

/** Reads prompts such as 'I lost my job last year' and 'She wakes up on a train'. */
export function personalOf(tokens: readonly Token[]): Personal | undefined {
  const [first, ...rest] = tokens
  if (!first || rest.length < 2) return undefined
  const somebody = SOMEBODY[first.word]
  if (somebody) return { tokens: [...tokenise(somebody), ...rest], task: undefined }
  if (!/^(?:i|we|you)$/u.test(first.word)) return undefined
  const said = rest.map((token) => ({ ...token, text: YOURS[token.word] ?? token.text }))
  const action = readAction(said)
  if (!action) return undefined
  return { tokens: said, task: action.in('base') }
}
