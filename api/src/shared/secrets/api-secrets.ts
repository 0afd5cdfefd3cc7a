/** What every use of the API's secrets is configured by. */
export interface SecretConfig {
  readonly AUTH_SECRET: string;
  readonly AUTH_SECRETS_ALSO: readonly string[];
}

/** The secret that signs, and those that are good besides: what they have signed is still, or already, believed. */
export type ApiSecrets = readonly [signing: string, ...others: string[]];

export function apiSecrets({ AUTH_SECRET, AUTH_SECRETS_ALSO }: SecretConfig): ApiSecrets {
  return [AUTH_SECRET, ...AUTH_SECRETS_ALSO];
}
