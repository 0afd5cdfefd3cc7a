import type { ChatPreferences } from './marco';
import type { Understood } from './marco-understanding';

/** What is understood, as the chat's state keeps it (MAR-48). */
export function preferencesOf({ places: [place], budget, adults, nights }: Understood): ChatPreferences {
  return {
    ...(place && { city: place.name }),
    ...(budget && {
      budget: {
        amount: budget.amount,
        currency: budget.currency,
        ...(budget.per === 'night' && { per: 'night' as const }),
      },
    }),
    ...(adults && { adults }),
    ...(nights && { nights }),
  };
}
