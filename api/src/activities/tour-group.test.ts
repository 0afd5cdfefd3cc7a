import { groupOf } from './tour-group';

it.each([
  ['Only six guests on each trip.', 1, 6],
  ['Groups of at most twelve leave room for questions.', 1, 12],
  ['For a maximum of 8 people. The guide speaks French.', 1, 8],
  ['Up to 10 travelers, at least two people.', 2, 10],
  ['Runs for groups of at least 25.', 25, 25],
  ['At most ten minutes on foot, up to three stops.', 1, 20],
  ['Camels carry you for two hours.', 1, 20],
  ['At least 9 guests, at most 3 guests.', 1, 20],
  ['', 1, 20],
])('TOU-28, TOU-33: "%s" is for %i to %i people', (words, minimumParticipants, maximumParticipants) => {
  expect(groupOf(words)).toEqual({ minimumParticipants, maximumParticipants });
});
