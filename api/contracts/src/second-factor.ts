import { Type, type Static } from 'typebox';

/** Addresses of the second factor of those who work in the management portal, and of giving the password again. */
export const PROOF_PATHS = {
  secondFactor: '/api/auth/second-factor',
  turnedOn: '/api/auth/second-factor/on',
  given: '/api/auth/second-factor/code',
  confirm: '/api/auth/confirm',
} as const;

const password = Type.String({ minLength: 1, maxLength: 200 });
const code = Type.String({ minLength: 6, maxLength: 40 });

/** POST /api/auth/second-factor, and DELETE. */
export const PasswordBody = Type.Object({ current_password: password }, { additionalProperties: false });

export const CodeBody = Type.Object({ code }, { additionalProperties: false });

/** POST /api/auth/confirm: the code as well where the account has a second factor. */
export const ConfirmBody = Type.Object(
  { current_password: password, code: Type.Optional(Type.String({ maxLength: 40 })) },
  { additionalProperties: false },
);

/** What an app needs to show codes; nobody is told of it again. */
export const SecondFactorSetUp = Type.Object({
  /** Base32, to be typed. */
  secret: Type.String(),
  /** `otpauth://totp/…`, to be read from a picture. */
  address: Type.String(),
});
export type SecondFactorSetUp = Readonly<Static<typeof SecondFactorSetUp>>;

export const RecoveryCodes = Type.Object({ codes: Type.Array(Type.String()) });
export type RecoveryCodes = Readonly<Static<typeof RecoveryCodes>>;

export const SecondFactorState = Type.Object({
  isOn: Type.Boolean(),
  /** How many recovery codes nobody has used. */
  codesLeft: Type.Integer(),
});
export type SecondFactorState = Readonly<Static<typeof SecondFactorState>>;
