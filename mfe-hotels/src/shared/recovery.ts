/** How often a page asks again for prices that could not be had (HSE-63). */
export const RECOVERY_MS = 5_000;
