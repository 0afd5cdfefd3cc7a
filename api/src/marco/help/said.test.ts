import { says, searchable } from './said';

it.each([
  ["I can't breathe", 'cant breathe'],
  ['on m’a volé mon sac', 'm a vole'],
  ['Otelimi kaydetmek', 'kaydet*'],
  ['ज़हर खा लिया', 'जहर'],
  ['कहां है', 'कहाँ'],
  ['パスワードを忘れました', 'パスワード'],
])('MAR-62, MAR-63: %j says %j', (message, phrase) => {
  expect(says(searchable(message), phrase)).toBe(true);
});

it.each([
  ['a hotel with a fireplace', 'fire'],
  ['unpaid', 'paid*'],
  ['anything', '*'],
  ['anything', ''],
])('MAR-62, MAR-63: %j does not say %j', (message, phrase) => {
  expect(says(searchable(message), phrase)).toBe(false);
});
