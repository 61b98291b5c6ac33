import { argon2id, argon2Verify } from 'hash-wasm'
import type { PasswordHasher } from '#server/platform/ports/services.ts'

/** argon2id: memory in KiB and passes. */
export interface PasswordCost {
  memoryKib: number
  passes: number
}

/** Hashes in the calling process, for hosts with one user and for commands. */
export function createPasswordHasher(cost: PasswordCost): PasswordHasher {
  return {
    hash: (password) => hashPassword(password, cost),
    verify: (password, hashes) => verifyPassword(password, hashes, cost),
  }
}

/** argon2id in PHC form. */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  return argon2id({
    password: password.normalize('NFKC'),
    salt: crypto.getRandomValues(new Uint8Array(16)),
    iterations: cost.passes,
    memorySize: cost.memoryKib,
    parallelism: 1,
    hashLength: 32,
    outputType: 'encoded',
  })
}

/** A hash of a random value, one per cost: checking against it takes as long as checking a real one. */
const decoys = new Map<string, Promise<string>>()

function decoyHash(cost: PasswordCost): Promise<string> {
  const key = `${cost.memoryKib}:${cost.passes}`
  const known = decoys.get(key)
  if (known) return known
  const made = hashPassword(crypto.randomUUID(), cost)
  decoys.set(key, made)
  return made
}

/**
 * Which of the hashes match the password. Without a hash (unknown account, Google only) it takes just as long and returns
 * false.
 */
export async function verifyPassword(
  password: string,
  hashes: readonly (string | null)[],
  cost: PasswordCost,
): Promise<boolean[]> {
  const normalized = password.normalize('NFKC')
  const matches: boolean[] = []
  for (const hash of hashes) {
    const isMatch = await argon2Verify({ password: normalized, hash: hash ?? (await decoyHash(cost)) })
    matches.push(hash !== null && isMatch)
  }
  return matches
}

/** Letters and digits that are hard to confuse. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A password to email: 16 characters, about 92 bits. */
export function makeOneTimePassword(): string {
  const letters: string[] = []
  while (letters.length < 16)
    for (const byte of crypto.getRandomValues(new Uint8Array(32)))
      // Bytes above the largest whole multiple would make the first letters likelier.
      if (letters.length < 16 && byte < 256 - (256 % ALPHABET.length))
        letters.push(ALPHABET.charAt(byte % ALPHABET.length))
  return letters.join('')
}
