/** Tells roughly where a network is. */
export interface Places {
  /**
   * Country of a network address as `networkOf` writes it, ISO 3166-1 alpha-2 in capitals. null: nobody knows, as for the machine's
   * own network.
   */
  countryOf(network: string): Promise<string | null>
}
