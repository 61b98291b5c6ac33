/** A person as an identity provider knows them. */
export interface Identity {
  /** The provider's own, lasting id of the person. */
  subject: string
  email: string
  isEmailVerified: boolean
  firstName: string
  lastName: string
}

/** Checks a provider's token: its signature, its age, and that it was made for this app. */
export interface IdentityVerifier {
  /** null: forged, expired or made for another app. Rejects when the provider cannot be asked. */
  verify(token: string): Promise<Identity | null>
}
