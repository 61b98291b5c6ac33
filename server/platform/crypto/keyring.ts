import { utf8, toHex } from './digest.ts'

interface Signer {
  /** HMAC-SHA-256 of a UTF-8 text, in hex. */
  sign(text: string): Promise<string>
  /** Compares in constant time. */
  verify(text: string, signature: string): Promise<boolean>
}

/** URLs of files have the same signature for a day; a story of 200 scenes requests hundreds at once. */
const MAX_CACHED = 10_000

/** Independent keys, all derived from the installation's one secret. */
export interface Keyring {
  /** HS256 key of the bearer tokens. */
  tokens: Uint8Array<ArrayBuffer>
  /** URLs under /files. */
  files: Signer
  /** Private realtime channels. */
  realtime: Signer
  /** What the built-in demo provider reports to the server. */
  demoPayments: Signer
}

export async function createKeyring(secret: string): Promise<Keyring> {
  if (secret.length < 32) throw new Error('The secret must have at least 32 characters')
  const master = await crypto.subtle.importKey('raw', utf8(secret), 'HKDF', false, ['deriveBits'])
  const derive = async (purpose: string) =>
    new Uint8Array(
      await crypto.subtle.deriveBits(
        { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: utf8(`storyloom:${purpose}`) },
        master,
        256,
      ),
    )
  return {
    tokens: await derive('tokens'),
    files: await createSigner(await derive('files')),
    realtime: await createSigner(await derive('realtime')),
    demoPayments: await createSigner(await derive('demo-payments')),
  }
}

/** A signer over raw key bytes; one per purpose (see `keyring.ts`), so that no signature is valid elsewhere. */
async function createSigner(key: Uint8Array<ArrayBuffer>): Promise<Signer> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const cryptoKey = await crypto.subtle.importKey('raw', key, algorithm, false, ['sign', 'verify'])
  const remembered = new Map<string, string>()
  return {
    async sign(text) {
      const known = remembered.get(text)
      if (known !== undefined) return known
      const signature = toHex(new Uint8Array(await crypto.subtle.sign('HMAC', cryptoKey, utf8(text))))
      if (remembered.size >= MAX_CACHED) remembered.clear()
      remembered.set(text, signature)
      return signature
    },
    async verify(text, signature) {
      const bytes = fromHex(signature)
      return bytes !== undefined && crypto.subtle.verify('HMAC', cryptoKey, bytes, utf8(text))
    },
  }
}

function fromHex(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[0-9a-f]{64}$/.test(text)) return undefined
  return Uint8Array.from({ length: 32 }, (_, index) => Number.parseInt(text.slice(index * 2, index * 2 + 2), 16))
}
