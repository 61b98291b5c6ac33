import { validationFailed } from '#server/platform/http/http-error.ts'

/** What the library's list of leaked passwords lacks. */
const OWN_WORDS = [
  'storyloom',
  'administrator',
  'passphrase',
  'wednesday',
  'correcthorsebatterystaple',
  'correct horse battery staple',
  'thequickbrownfox',
]
/** How many characters are looked at: the time it takes grows with their square. */
const MAX_LENGTH = 32
/** The same sign at the end, once or more often: 'summer2026!' is no better than 'summer2026'. What is left has 7 characters or more. */
const SIGNS_AT_END = /(?<=^.{7,})([^\p{L}\p{N}])\1*$/u

const REASONS = {
  common: 'This password is too easy to guess. Choose another one',
  'own-address': 'Choose a password that isn’t your email',
}

/** Refuses a password that must not protect an account; `field` is where it stands in the call. */
export async function refuseWeakPassword(field: string, password: string, email: string): Promise<void> {
  const weakness = await passwordWeakness(password, email)
  if (weakness) throw validationFailed({ [field]: [REASONS[weakness]] }, REASONS[weakness])
}

/** Why a password must not protect an account; undefined when it may. The length is the contract's affair. */
export async function passwordWeakness(password: string, email: string): Promise<'common' | 'own-address' | undefined> {
  const text = password.normalize('NFKC').toLowerCase().trim()
  if (isOwnAddress(text, email.trim().toLowerCase())) return 'own-address'
  estimator ??= loadEstimator()
  const { check } = await estimator
  // 0 and 1 of 4: fewer than a million guesses.
  const readings = new Set([text, text.replace(SIGNS_AT_END, '')])
  return [...readings].some((each) => check(each).score < 2) ? 'common' : undefined
}

let estimator: ReturnType<typeof loadEstimator> | undefined

/** Loaded with the first password that is chosen: its lists take 30 MB. */
async function loadEstimator() {
  const { ZxcvbnFactory } = await import('@zxcvbn-ts/core')
  const { adjacencyGraphs: graphs, dictionary } = await import('@zxcvbn-ts/language-common')
  const estimate = new ZxcvbnFactory({
    dictionary: { ...dictionary, own: OWN_WORDS },
    graphs,
    maxLength: MAX_LENGTH,
    // More readings of '4@e3' would cost tens of milliseconds and find nothing else.
    l33tMaxSubstitutions: 10,
  })
  return { check: (text: string) => estimate.check(text) }
}

const lettersOf = (text: string) => text.replaceAll(/[^\p{L}]/gu, '')

/** The address, something with the address in it, or its name with digits and signs about it. */
function isOwnAddress(text: string, email: string): boolean {
  const [name = '', domain = ''] = email.split('@')
  const letters = lettersOf(text)
  const own = [email, name, name + domain, name + (domain.split('.')[0] ?? '')].map(lettersOf)
  return text.includes(email) || text === name || (letters !== '' && own.includes(letters))
}
