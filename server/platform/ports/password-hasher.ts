/** Who asked for a password to be hashed; a host whose queue is bounded serves callers in turn by these. */
export interface HashCaller {
  /** Network address. */
  address: string
  /** The account's email. */
  account: string
  /** Whether the address is known to be the account's: strangers cannot take its place in the queue. */
  isFamiliar: boolean
}

/** argon2id. Both reject with 429 or 503 when a bounded queue is full, and then nothing was hashed. */
export interface PasswordHasher {
  /** In PHC form. */
  hash(password: string, caller: HashCaller): Promise<string>
  /** Which of the hashes are the password's. An absent one takes as long to check and never matches. */
  verify(password: string, hashes: readonly (string | null)[], caller: HashCaller): Promise<boolean[]>
}
