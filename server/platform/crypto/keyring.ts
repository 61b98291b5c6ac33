import { utf8 } from './digest.ts'
import { createSigner, type Signer } from './hmac.ts'

/** Independent keys, all derived from the installation's one secret. */
export interface Keyring {
  /** HS256 key of the bearer tokens. */
  tokens: Uint8Array<ArrayBuffer>
  /** Addresses under /files. */
  files: Signer
  /** Private realtime channels. */
  realtime: Signer
  /** What the built-in demo provider tells the server. */
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
