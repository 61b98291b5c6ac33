import { base64url, errors, jwtVerify, type JWTPayload, type JWTVerifyOptions } from 'jose'
import { utf8, toHex } from './digest.ts'

interface Sealer {
  /** AES-256-GCM of a UTF-8 text, in base64url. */
  seal(text: string): Promise<string>
  /** The text; null where none of our keys sealed it. */
  open(sealed: string): Promise<string | null>
}

interface Signer {
  /** HMAC-SHA-256 of a UTF-8 text, in hex. */
  sign(text: string): Promise<string>
  /** Compares in constant time. */
  verify(text: string, signature: string): Promise<boolean>
}

/** URLs of files have the same signature for a day; a story of 200 scenes requests hundreds at once. */
const MAX_CACHED = 10_000

/** Independent keys, all derived from the installation's secret. */
export interface Keyring {
  /** HS256 key that signs bearer tokens; `verifyToken` accepts those of the other secret, too. */
  tokens: Uint8Array<ArrayBuffer>
  /** Keys whose tokens are valid, the signing one first. */
  validTokens: readonly Uint8Array<ArrayBuffer>[]
  /** URLs under /files. */
  files: Signer
  /** Private realtime channels. */
  realtime: Signer
  /** What the built-in demo provider reports to the server. */
  demoPayments: Signer
  /** Keys of providers, which the database holds only so. */
  providerKeys: Sealer
}

/** The fewest characters of a secret. */
export const MIN_SECRET_LENGTH = 32

/** @param secrets one, or during a rotation two: the first one signs, and what any of them signed is valid */
export async function createKeyring(...secrets: readonly [string, ...string[]]): Promise<Keyring> {
  if (secrets.some(({ length }) => length < MIN_SECRET_LENGTH))
    throw new Error(`The secret must have at least ${MIN_SECRET_LENGTH} characters`)
  const masters = await Promise.all(
    secrets.map((secret) => crypto.subtle.importKey('raw', utf8(secret), 'HKDF', false, ['deriveBits'])),
  )
  const derive = (purpose: string) =>
    Promise.all(
      masters.map(async (master) => {
        const info = utf8(`storyloom:${purpose}`)
        const parameters = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info }
        return new Uint8Array(await crypto.subtle.deriveBits(parameters, master, 256))
      }),
    )
  const validTokens = await derive('tokens')
  const [tokens] = validTokens
  if (!tokens) throw new Error('A secret is needed')
  return {
    tokens,
    validTokens,
    files: await createSigner(await derive('files')),
    realtime: await createSigner(await derive('realtime')),
    demoPayments: await createSigner(await derive('demo-payments')),
    providerKeys: await createSealer(await derive('provider-keys')),
  }
}

/** The claims of a token that one of our keys signed. @throws jose's errors for any other */
export async function verifyToken(keys: Keyring, token: string, options: JWTVerifyOptions): Promise<JWTPayload> {
  let refusal: unknown
  for (const key of keys.validTokens)
    try {
      return (await jwtVerify(token, key, options)).payload
    } catch (cause) {
      if (!(cause instanceof errors.JWSSignatureVerificationFailed)) throw cause
      refusal = cause
    }
  throw refusal
}

/** A signer over raw key bytes; one per purpose (see `Keyring`), so that no signature is valid elsewhere. */
async function createSigner(keys: readonly Uint8Array<ArrayBuffer>[]): Promise<Signer> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const known = await Promise.all(
    keys.map((key) => crypto.subtle.importKey('raw', key, algorithm, false, ['sign', 'verify'])),
  )
  const [signing] = known
  if (!signing) throw new Error('A key is needed')
  const remembered = new Map<string, string>()
  return {
    async sign(text) {
      const earlier = remembered.get(text)
      if (earlier !== undefined) return earlier
      const signature = toHex(new Uint8Array(await crypto.subtle.sign('HMAC', signing, utf8(text))))
      if (remembered.size >= MAX_CACHED) remembered.clear()
      remembered.set(text, signature)
      return signature
    },
    async verify(text, signature) {
      const bytes = fromHex(signature)
      if (bytes === undefined) return false
      const matches = await Promise.all(known.map((key) => crypto.subtle.verify('HMAC', key, bytes, utf8(text))))
      return matches.includes(true)
    },
  }
}

function fromHex(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[0-9a-f]{64}$/.test(text)) return undefined
  return Uint8Array.from({ length: 32 }, (_, index) => Number.parseInt(text.slice(index * 2, index * 2 + 2), 16))
}

/** Bytes before the sealed text that differ each time. */
const NONCE_BYTES = 12

async function createSealer(keys: readonly Uint8Array<ArrayBuffer>[]): Promise<Sealer> {
  const known = await Promise.all(
    keys.map((key) => crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt', 'decrypt'])),
  )
  const [sealing] = known
  if (!sealing) throw new Error('A key is needed')
  return {
    async seal(text) {
      const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
      const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, sealing, utf8(text)))
      return base64url.encode(new Uint8Array([...iv, ...sealed]))
    },
    async open(sealed) {
      const bytes = fromBase64Url(sealed)
      if (!bytes || bytes.length <= NONCE_BYTES) return null
      const algorithm = { name: 'AES-GCM', iv: bytes.slice(0, NONCE_BYTES) }
      for (const key of known)
        try {
          return new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, key, bytes.slice(NONCE_BYTES)))
        } catch {
          // Sealed by the other key, or changed.
        }
      return null
    },
  }
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return new Uint8Array(base64url.decode(text))
  } catch {
    return undefined
  }
}
