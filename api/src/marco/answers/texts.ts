/** Sentences that the specification fixes, and those that code says where no model does. */
export const TEXTS = {
  // MAR-45
  failed: "I'm sorry, I encountered an error processing that. Please try again.",
  // MAR-42
  unknownPlace: (words: string) =>
    `I couldn't find ${words} as a valid destination. Please check the spelling, or name a city nearby.`,
  // MAR-43
  noHotels: (place: string) => `I couldn't find any available hotels in ${place} for those dates.`,
  overBudget: (place: string) =>
    `The hotels that I found in ${place} for those dates cost more than your budget.`,
  // MAR-44
  hotelError: (place: string) => `Sorry, I encountered an error trying to find hotel details for ${place}.`,
  // MAR-47
  noCoordinates: (place: string) => `I know ${place}, but not where it lies, so I can't search there.`,
  whichCity: 'Which city would you like to stay in?',
  whichPlace: 'Which city would you like to explore?',
  whereTo: 'Where would you like to go? Name a city, and I will plan your days there.',
  foundHotels: (count: number, place: string) =>
    count === 1
      ? `I found one hotel in ${place} for your dates.`
      : `Here are ${count} hotels in ${place} for your dates.`,
  noActivities: (place: string) => `I couldn't find any activities in ${place}.`,
  activityError: (place: string) => `Sorry, I couldn't look for activities in ${place} just now.`,
  foundActivities: (place: string) => `Here is what you can do in ${place}.`,
  planned: (days: number, place: string, isShortened: boolean) =>
    `Here is your ${days === 1 ? 'day' : `${days}-day plan`} in ${place}${isShortened ? ', the longest that I make' : ''}, with every stop checked.`,
  noPlan: (place: string) => `I couldn't find enough to plan a day in ${place}.`,
  noPlanInBudget: (place: string) => `Nothing that I found in ${place} fits your budget.`,
  // MAR-41
  webDown: "I can't search the web right now, so this comes from general knowledge.",
  noKnowledge: 'I have nothing reliable on that. Please look it up with an official source.',
  webFound: 'Here is what I found on the web.',
  silent: 'I can help with hotels, things to do and day-by-day plans. Where would you like to go?',
  // MAR-58
  shareSpent: 'Marco has answered all it can for you today. Please come back tomorrow.',
  budgetSpent: 'Marco has answered all it can for today. Please come back tomorrow.',
  off: 'Marco is taking a break. Hotels, tours and agents are there as always.',
} as const;

/** What is said where the day's tokens are used up, by whose they are. */
export const TEXT_OF_SPENT = { all: TEXTS.budgetSpent, client: TEXTS.shareSpent } as const;
