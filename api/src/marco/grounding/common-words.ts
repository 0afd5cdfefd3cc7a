/**
 * Words that are no names although they may be written with a capital letter: at the beginning of a sentence, or, as
 * days and peoples are, always.
 */
const STARTERS =
  'a about above absolutely according across add adding after afterwards again all almost already also although always among an and another any anything are area areas around as ask at autumn average avoid aim because before begin below beside besides best better between beyond big book booking both bring browse but by can cheap check choose christmas city come compare consider could current currently day days depending did dinner do does during each early easter easily eat either enjoy entry especially even evening evenings every everything expect explore fall famous few finally find first five for found four free from generally get getting give given go going good great guests happy has have having he hello here hi hotel hotels how however i if in inside instead is it its just keep know last late later let light like look looking lots lovely low lunch make many march may maybe meet meanwhile mild mornings morning most mostly much my near nearby need next nice night nights no none nor not nothing now of off often ok okay on once one only open options or other our out outside over overall pack part people perfect perhaps pick places plan planning please plenty popular prefer prices probably public quiet rain rainy rather really reserve right rooms rules safe same say search season seasons see several shall she should shoulder since six small so some sometimes soon sorry sounds spend spring start stay staying still stop summer summers sunny sure take tell temperatures thank thanks that the their them then there these they things think third this those though three through time times tip to today together tomorrow tonight too top tours travel travelers traveling trips try trying two under unfortunately until up use usually very visit visiting visitors visa wait walk walking want warm was watch we weather week weekends welcome well were what whatever when where whether which while who whole why wide will winter winters with within without would yes yet you your';
const ALWAYS =
  'i marco monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december english german french spanish italian japanese arabic portuguese dutch greek turkish thai chinese russian european asian african american british mediterranean christmas easter ramadan usd eur gbp unesco wi-fi wifi ok tv';

export const STARTING_WORDS: ReadonlySet<string> = new Set([...STARTERS.split(' '), ...ALWAYS.split(' ')]);
export const ALWAYS_CAPITAL: ReadonlySet<string> = new Set(ALWAYS.split(' '));

/** What a house may be called before its kind without that being its name: 'a quiet hotel'. */
export const PLAIN_BEFORE_HOUSE: ReadonlySet<string> = new Set([
  ...STARTERS.split(' '),
  ...'central comfortable modern luxury budget affordable boutique family friendly available suitable cozy grand local new old beach spa fine least home once serviced holiday three-star four-star five-star star stylish simple elegant historic these your preferred chosen selected'.split(
    ' ',
  ),
]);
